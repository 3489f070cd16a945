import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { packageCommand } from './commands.mjs';
import { installDebianPackages } from './debian.mjs';

/** Debian's build without windows, as Playwright's own: a page costs it a quarter less of the processor. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium-headless-shell';

/** Finds a Chromium, or installs Debian's; `undefined` after installing Playwright's own. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  installDebianPackages(['chromium-headless-shell', 'fonts-liberation']);
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  const [command, ...args] = packageCommand('playwright', 'install', 'chromium');
  spawnSync(command, args, { stdio: 'inherit' });
  return undefined;
}
