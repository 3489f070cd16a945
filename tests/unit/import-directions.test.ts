import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from './support/files-in';

interface Direction {
  folder: RegExp;
  /** The folders that it may import besides its own. */
  imports: RegExp;
  /** Those of which it may import types as well. */
  types?: RegExp;
  /** The packages that it may import; all of them, where nothing is said. */
  packages?: RegExp;
}

const ANYTHING = /^/;
const NOTHING = /^$/;
/** What the contract says of answers is for those that check a backend: the app reads them with its own schemas. */
const ALL_OF_SRC = /^src(?!\/api\/contract\/strict)(?:\/|$)/;
/** All but the start, which nothing waits for or asks. */
const ALL_BUT_BOOT = /^src(?!\/boot|\/api\/contract\/strict)(?:\/|$)/;
/** The one file that knows of the start. */
const MAIN = 'src/app/main.tsx';
const VALIBOT = /^valibot$/;
const CONTRACT_AND_LIB = /^src\/(?:api\/contract|content|lib)$/;
const STRICT_CONTRACT_AND_LIB = /^src\/(?:api\/contract(?:\/strict)?|content|lib)$/;

/** The arrows of `docs/architecture.md`, and the packages that each folder may use. */
const directions: readonly Direction[] = [
  { folder: /^src\/lib$/, imports: NOTHING },
  { folder: /^src\/content$/, imports: /^src\/(?:brands|lib)$/ },
  // Data: colours, a font, a mark and a name.
  { folder: /^src\/brands$/, imports: NOTHING, packages: NOTHING },
  { folder: /^src\/api\/contract$/, imports: /^src\/lib$/, packages: VALIBOT },
  { folder: /^src\/api\/contract\/strict$/, imports: /^src\/api\/contract$/, packages: VALIBOT },
  {
    folder: /^src\/api$/,
    imports: CONTRACT_AND_LIB,
    types: /^src\/api\/contract\/strict$/,
    packages: /^(?:valibot|@tanstack\/react-query)$/,
  },
  // No router, no queries, no network.
  {
    folder: /^src\/design-system$/,
    imports: /^src\/(?:brands|content|lib)$/,
    types: /^src\/api\/contract$/,
    packages: /^(?!@tanstack\/)/,
  },
  // Inside the documents, before anything else is there: no package, which would be larger than they are.
  { folder: /^src\/boot\/document$/, imports: /^src\/(?:boot|api|content|lib)$/, packages: NOTHING },
  { folder: /^src\/boot$/, imports: ALL_OF_SRC },
  // What the administration's areas share.
  {
    folder: /^src\/features\/admin\/(?!list$)[^/]+$/,
    imports: /^src\/(?:features\/admin\/list|design-system|api|api\/contract|content|lib)$/,
  },
  {
    folder: /^src\/features\/(?:admin\/)?[^/]+$/,
    imports: /^src\/(?:design-system|api|api\/contract|content|lib)$/,
  },
  { folder: /^src\/routes$/, imports: ALL_BUT_BOOT },
  { folder: /^src\/app$/, imports: ALL_BUT_BOOT },
  { folder: /^src$/, imports: ALL_BUT_BOOT },
  // Pure: no Node and no Express, so that a story can host them as well.
  { folder: /^mock-server\/backend$/, imports: STRICT_CONTRACT_AND_LIB, packages: VALIBOT },
  {
    folder: /^mock-server\/seed$/,
    imports: /^(?:mock-server\/backend|src\/(?:api\/contract(?:\/strict)?|content|lib))$/,
    packages: NOTHING,
  },
  {
    folder: /^mock-server\/scenarios$/,
    imports: /^(?:mock-server\/(?:backend|seed)|src\/(?:api\/contract(?:\/strict)?|content|lib))$/,
    packages: VALIBOT,
  },
  // « . » is where package.json lies, which knows the version.
  {
    folder: /^mock-server$/,
    imports: /^(?:\.|mock-server\/(?:backend|seed|scenarios)|src\/(?:api\/contract(?:\/strict)?|content|lib))$/,
  },
];

/** The innermost folder around a file that has a rule. */
const ruledFolderOf = (path: string): string => {
  const folder = dirname(path);
  return folder === '.' || directions.some((direction) => direction.folder.test(folder))
    ? folder
    : ruledFolderOf(folder);
};

const importsOf = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)( type)?\s[^'"();]*?from '([^']+)'|\bimport\s*\(?\s*'([^']+)'/gm,
    ),
  ].map(([, type, from, alone]) => ({ specifier: from ?? alone ?? '', isType: type !== undefined }));

/** From the root of the repository; `null` for a package. */
const pathOf = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('~/')) return join('src', specifier.slice(2));
  if (specifier.startsWith('~brand/')) return join('src/brands/missio', specifier.slice('~brand/'.length));
  return specifier.startsWith('.') ? join(dirname(file), specifier) : null;
};

const mayImport = (file: string, specifier: string, isType: boolean): boolean => {
  const from = ruledFolderOf(file);
  const direction = directions.find(({ folder }) => folder.test(from));
  const path = pathOf(file, specifier);
  if (path === null) return (direction?.packages ?? ANYTHING).test(specifier);
  const to = ruledFolderOf(path);
  if (file === MAIN && to === 'src/boot') return true;
  return from === to || direction?.imports.test(to) === true || (isType && direction?.types?.test(to) === true);
};

describe('the imports', () => {
  const files = ['src', 'mock-server'].flatMap(filesIn);

  it('take no direction but those of the architecture, and no package that a folder must not know', () => {
    const forbidden = files.flatMap((file) =>
      importsOf(file).flatMap(({ specifier, isType }) =>
        mayImport(file, specifier, isType) ? [] : [`${file}: ${specifier}`],
      ),
    );
    expect(forbidden).toEqual([]);
  });

  it.each([
    ['src/lib/format/dates.ts', '~/api/http'],
    ['src/api/contract/client-calls.ts', 'react'],
    ['src/api/contract/client-calls.ts', './strict/answers'],
    ['src/api/http.ts', './contract/strict/calls'],
    ['src/app/create-app.ts', '~/api/contract/strict/calls'],
    ['src/api/http.ts', '../features/session/session'],
    ['src/design-system/cards/panel.tsx', '@tanstack/react-router'],
    ['src/features/offers/offers-page.tsx', '~brand/tokens'],
    ['src/brands/missio/tokens.ts', '~/lib/format/dates'],
    ['src/features/offers/offers-page.tsx', '../session/session'],
    ['src/features/offers/offers-page.tsx', '~/features/admin/list/use-modal-route'],
    ['src/features/admin/list/use-modal-route.ts', '../users/users-search'],
    ['src/features/offers/offers-page.tsx', '~/routes/_user'],
    ['src/routes/admin.tsx', '../../mock-server/server'],
    ['src/routes/admin.tsx', '~/boot/protocol'],
    ['src/app/create-app.ts', '~/boot/protocol'],
    ['src/api/http.ts', '~/boot/protocol'],
    ['src/boot/document/public-page.ts', 'valibot'],
    ['src/boot/document/public-page.ts', '~/features/session/session'],
    ['mock-server/backend/auth.ts', 'node:crypto'],
    ['mock-server/backend/auth.ts', '../host/journal'],
    ['mock-server/scenarios/scenarios.ts', 'express'],
    ['mock-server/server.ts', '~/api/http'],
  ])('would not be let from %s to %s', (file, specifier) => {
    expect(mayImport(file, specifier, false)).toBe(false);
  });

  it('are all read, so that none passes unseen', () => {
    const read = (file: string) => importsOf(file).length;
    const written = (file: string) => readFileSync(file, 'utf8').match(/ from '[^']+';$/gm)?.length ?? 0;
    expect(files.filter((file) => read(file) < written(file))).toEqual([]);
  });
});
