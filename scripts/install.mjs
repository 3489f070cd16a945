import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.missio-lock-hash';

/**
 * Installs the packages that the lock file names, unless exactly those are there already. Exits when npm fails. `NODE_ENV` of the shell is
 * forgotten: npm, Vite and vitest would each do something else with it.
 */
export function installPackages() {
  delete process.env.NODE_ENV;
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  console.log('Installation des paquets (npm ci)…');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('npm ci a échoué : vérifiez la connexion au registre npm, puis recommencez.');
    process.exit(1);
  }
  writeFileSync(STAMP, hash);
}
