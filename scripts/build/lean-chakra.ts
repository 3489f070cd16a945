import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What Chakra's styled system imports, and the file of `src/design-system/lean-chakra` that takes its place. */
const replacements: Readonly<Record<string, string>> = {
  '@pandacss/is-valid-prop': 'props',
  '@emotion/is-prop-valid': 'props',
  './breakpoints.js': 'breakpoints',
  './merge-config.js': 'system-parts',
  './preflight.js': 'system-parts',
  './serialize.js': 'system-parts',
  './sort-at-params.js': 'sort-at-params',
  './token-dictionary.js': 'token-dictionary',
  './utility.js': 'utility',
  '../utils/memo.js': 'memo',
};
const FOLDER = resolve('src/design-system/lean-chakra');
const STYLED_SYSTEM = /\/node_modules\/@chakra-ui\/react\/.*\/styled-system\//;

/**
 * Puts what the app needs of some of Chakra's modules in their place: together they were a twentieth of all that the landing page fetches, and a good part
 * of the time that it takes to start. Unit tests compare with the originals. Others that import the same modules keep them.
 */
export const leanChakra = (): Plugin => {
  const unused = new Set(Object.keys(replacements));
  return {
    name: 'missio-lean-chakra',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const replacement = replacements[source];
      if (!replacement || !importer || !STYLED_SYSTEM.test(importer)) return null;
      unused.delete(source);
      return resolve(FOLDER, `${replacement}.ts`);
    },
    buildEnd(error) {
      // Another version of Chakra may name its files otherwise: its own would come back without a word.
      if (!error && unused.size > 0) this.error(`Chakra imports no ${[...unused].join(', ')} any more`);
    },
  };
};
