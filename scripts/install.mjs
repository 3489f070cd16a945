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
  const ci = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  // npm names its own file to what it runs (others theirs): Windows starts no `npm` without a shell.
  const npmFile = process.env.npm_execpath ?? '';
  const [command, args] = npmFile.endsWith('npm-cli.js') ? [process.execPath, [npmFile, ...ci]] : ['npm', ci];
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) {
    if (error) console.error(error.message);
    console.error('npm ci a échoué : vérifiez la connexion au registre npm, puis recommencez.');
    process.exit(1);
  }
  writeFileSync(STAMP, hash);
}
