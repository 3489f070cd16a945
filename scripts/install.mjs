import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npmCommand } from './commands.mjs';

const STAMP = 'node_modules/.missio-lock-hash';

/** Installs the locked packages unless present. Drops `NODE_ENV`, which changes npm, Vite and vitest. */
export function installPackages() {
  delete process.env.NODE_ENV;
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  console.log('Installation des paquets (npm ci)…');
  const [command, ...args] = npmCommand('ci', '--include=dev', '--no-audit', '--no-fund');
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) {
    if (error) console.error(error.message);
    console.error('npm ci a échoué : vérifiez la connexion au registre npm, puis recommencez.');
    process.exit(1);
  }
  writeFileSync(STAMP, hash);
}
