import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Storybook is built. */
export const STORYBOOK = 'storybook-static';

/** Beside the build, so that another build takes it away. */
const STAMP = join(STORYBOOK, 'built-of.txt');

/** All that the build reads. */
const SOURCES = [
  '.storybook',
  'design-tokens',
  'mock-server',
  'package-lock.json',
  'public',
  'scripts/build',
  'scripts/workbench',
  'src',
  'stories',
  'tsconfig.json',
  'vite.config.ts',
];

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/** The same for the same names and contents. */
function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Calls `build` unless Storybook has been built of the same sources. */
export function buildUnlessBuilt(build: () => void): void {
  const hash = hashOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  build();
  writeFileSync(STAMP, hash);
}
