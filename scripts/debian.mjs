import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const isDebian = () =>
  existsSync('/etc/os-release') && /\bdebian\b/.test(readFileSync('/etc/os-release', 'utf8').toLowerCase());

const aptGet = (...args) =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/** Installs Debian's packages, on Debian and as root; elsewhere it does nothing. */
export const installDebianPackages = (packages) => {
  if (!isDebian() || process.getuid?.() !== 0) return;
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...packages);
};
