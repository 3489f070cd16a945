import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { findChromium } from './chromium.mjs';
import { packageCommand } from './commands.mjs';

/*
 * `node scripts/with-chromium.mjs [--production] COMMAND …`: runs a package's command with CHROMIUM_PATH set; with
 * `--production` over React as a build has it, without its own checks.
 */
const isProduction = process.argv[2] === '--production';
const [command, ...args] = packageCommand(...process.argv.slice(isProduction ? 3 : 2));
const chromium = findChromium();
const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
const env = {
  ...process.env,
  PATH,
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  ...(isProduction ? { NODE_ENV: 'production' } : {}),
};
const child = spawn(command, args, { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
