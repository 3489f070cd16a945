import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { installPackages } from './install.mjs';

const APP = { name: 'l’application', port: 5173, host: 'localhost' };
const MOCK = { name: 'le serveur simulé', port: 3001, host: '127.0.0.1' };

/** How often the parent process is checked. */
const PARENT_CHECK_MS = 500;

const isFree = ({ port, host }) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

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

installPackages();

for (const service of [APP, MOCK]) {
  if (!(await isFree(service))) {
    console.error(
      `Le port ${service.port} est déjà pris : ${service.name} ne peut pas démarrer. ` +
        'Arrêtez le programme qui l’occupe, puis relancez npm start.',
    );
    process.exit(1);
  }
}

// Runs both by Node: npm in between would outlive Ctrl+C or print its own stack.
const children = [
  spawn(process.execPath, ['--import', 'tsx', 'mock-server/main.ts'], { stdio: ['ignore', 'inherit', 'inherit'] }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // The printed accounts are the mock's, whatever the shell or `.env.local` says.
    env: { ...process.env, API_ORIGIN: `http://${MOCK.host}:${MOCK.port}` },
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

if (
  (await untilReady(`http://localhost:${APP.port}/`)) &&
  (await untilReady(`http://${MOCK.host}:${MOCK.port}/__mock`))
) {
  // The mock server has printed the accounts.
  console.log(`\nMissio est prête : http://localhost:${APP.port}/\n\nCtrl-C arrête tout.`);
}
