import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian.mjs';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** Finds a Chromium, or installs Debian's; `undefined` after installing Playwright's own. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  installDebianPackages(['chromium', 'fonts-liberation']);
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return undefined;
}
