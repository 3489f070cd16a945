import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { installPackages } from './install.mjs';
import { refuseUnusableFolder } from './usable-folder.mjs';

/*
 * `npm start [-- [--port 5173] [--mock-port 3001]]`: installs, and runs the mock server and the app before it.
 */
const USAGE = 'npm start -- [--port 5173] [--mock-port 3001]';

const readPorts = () => {
  try {
    const options = { port: { type: 'string', default: '5173' }, 'mock-port': { type: 'string', default: '3001' } };
    const { values } = parseArgs({ options });
    const ports = Object.values(values).map(Number);
    const areValid = ports.every((port) => Number.isInteger(port) && port > 0 && port < 65_536);
    if (areValid && new Set(ports).size === ports.length) return values;
  } catch {
    // An unknown option.
  }
  console.error(`Ces options ne se lisent pas : ${process.argv.slice(2).join(' ')}\nUsage : ${USAGE}`);
  process.exit(1);
};

const ports = readPorts();
const APP = { name: 'l’application', flag: '--port', port: Number(ports.port), hosts: ['127.0.0.1', '::1'] };
const MOCK = { name: 'le serveur simulé', flag: '--mock-port', port: Number(ports['mock-port']), hosts: ['127.0.0.1'] };
const apiOrigin = `http://127.0.0.1:${MOCK.port}`;
const appUrl = `http://localhost:${APP.port}`;

/** How often the parent process is checked. */
const PARENT_CHECK_MS = 500;

const answers = async (url) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

let isStopping = false;

const untilReady = async (url) => {
  while (!(await answers(url))) {
    if (isStopping) return false;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return true;
};

refuseUnusableFolder();
installPackages();

// Of the installed packages, which are there only now.
const { describeTakenPort, isPortFree } = await import('../mock-server/host/taken-port.mjs');
for (const { name, flag, port, hosts } of [APP, MOCK]) {
  if (await isPortFree(port, hosts)) continue;
  const advice = `choisissez-en un autre pour ${name} : npm start -- ${flag} ${port + 1}`;
  console.error(await describeTakenPort(port, advice));
  process.exit(1);
}

// Runs both by Node: npm in between would outlive Ctrl+C or print its own stack.
const children = [
  spawn(process.execPath, ['--import', 'tsx', 'mock-server/main.ts', '--port', String(MOCK.port)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { APP_URL: appUrl, ...process.env },
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--clearScreen', 'false', '--port', String(APP.port)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // The printed accounts are the mock's, whatever the shell or `.env.local` says.
    env: { ...process.env, API_ORIGIN: apiOrigin },
  }),
];

const stop = (code) => {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
};
// npm starts us by a shell, whose end sends no signal: only the parent changes.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop(0);
}, PARENT_CHECK_MS).unref();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
for (const child of children) {
  // Ended by a signal: if we sent it, the exit code is set already.
  child.on('exit', (code) => stop(code ?? 1));
  child.on('error', (error) => {
    console.error(error.message);
    stop(1);
  });
}

if ((await untilReady(`${appUrl}/`)) && (await untilReady(`${apiOrigin}/__mock`))) {
  // The mock server has printed the accounts.
  console.log(`\nMissio est prête : ${appUrl}/\n\nCtrl-C arrête tout.`);
}
