import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const REPLACED = new Set([
  '@pandacss/is-valid-prop',
  '@emotion/is-prop-valid',
  './breakpoints.js',
  './merge-config.js',
  './preflight.js',
  './serialize.js',
  './sort-at-params.js',
  './token-dictionary.js',
  './utility.js',
  '../utils/memo.js',
]);
const REPLACEMENT = resolve('src/design-system/lean-chakra.ts');
const CHAKRA = /\/node_modules\/@chakra-ui\/react\/.*\/styled-system\//;

/** Puts `src/design-system/lean-chakra.ts` in the place of some modules that Chakra imports. Others that import them keep them. */
export const leanChakra = (): Plugin => ({
  name: 'missio-lean-chakra',
  enforce: 'pre',
  resolveId: (source, importer) =>
    REPLACED.has(source) && importer !== undefined && CHAKRA.test(importer) ? REPLACEMENT : null,
});
