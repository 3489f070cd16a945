import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const lines = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** What differs from the last commit, new files included. */
export const changedFiles = () => [
  ...new Set([...lines('diff', '--name-only', 'HEAD'), ...lines('ls-files', '--others', '--exclude-standard')]),
];

const sourceFiles = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('src', file));

const resolveImport = (specifier, importer) => {
  const path = specifier.startsWith('~/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.') && normalize(join(dirname(importer), specifier));
  return path && [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.\w+$/.test(file) && existsSync(file));
};

/** The files that each file is imported by. */
const readImporters = () => {
  const importers = new Map();
  for (const file of sourceFiles()) {
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const imported = resolveImport(specifier, file);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
};

/** The folder of `tests/e2e` that goes through the screens of a route. */
const journeysOf = (route) => {
  if (/^src\/routes\/admin/.test(route)) return 'tests/e2e/admin/';
  if (/^src\/routes\/_user/.test(route)) return 'tests/e2e/user/';
  if (/^src\/routes\/_public\/_visitor/.test(route)) return 'tests/e2e/auth/';
  if (/^src\/routes\/_public/.test(route)) return 'tests/e2e/public/';
  return undefined;
};

/**
 * The journeys that `files` concern: those among them, and the folders of the screens that import them, near or far.
 * What no route imports (the start, the mock server, the build) concerns all: `['tests/e2e/']`.
 */
export const journeysFor = (files) => {
  const importers = readImporters();
  const journeys = new Set(files.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file)));
  for (const file of files.filter((name) => /^(?:src|mock-server|vite\.config|index\.html)/.test(name))) {
    const reached = new Set([file]);
    for (const next of reached) for (const importer of importers.get(next) ?? []) reached.add(importer);
    const folders = [...reached].flatMap((name) => journeysOf(name) ?? []);
    for (const folder of folders.length > 0 ? folders : ['tests/e2e/']) journeys.add(folder);
  }
  return journeys.has('tests/e2e/') ? ['tests/e2e/'] : [...journeys].toSorted();
};
