import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

const isDebian = () =>
  existsSync('/etc/os-release') && /\bdebian\b/.test(readFileSync('/etc/os-release', 'utf8').toLowerCase());

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Finds a Chromium, or installs Debian's; `undefined` after installing Playwright's own. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  if (isDebian() && process.getuid?.() === 0) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  }
  run('npx', ['playwright', 'install', 'chromium']);
  return undefined;
}
