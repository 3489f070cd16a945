import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Library {
  name: string;
  /** Those of its files whose imports are looked at. */
  importers: RegExp;
  /** What they import, and the file of `src/design-system` that takes its place. */
  replacements: Readonly<Record<string, string>>;
}

const libraries: readonly Library[] = [
  {
    name: 'Chakra',
    importers: /\/node_modules\/@chakra-ui\/react\/.*\/styled-system\//,
    replacements: {
      '@pandacss/is-valid-prop': 'lean-chakra/props',
      '@emotion/is-prop-valid': 'lean-chakra/props',
      './breakpoints.js': 'lean-chakra/breakpoints',
      './merge-config.js': 'lean-chakra/system-parts',
      './preflight.js': 'lean-chakra/system-parts',
      './serialize.js': 'lean-chakra/system-parts',
      './sort-at-params.js': 'lean-chakra/sort-at-params',
      './token-dictionary.js': 'lean-chakra/token-dictionary',
      './utility.js': 'lean-chakra/utility',
      '../utils/memo.js': 'lean-chakra/memo',
    },
  },
  {
    name: 'Lucide',
    importers: /\/node_modules\/lucide-react\/.*\/icons\//,
    replacements: { '../createLucideIcon.mjs': 'lean-lucide' },
  },
];

/** The list of emotion's own plugins, in the one file of it that the build takes. */
const EMOTION_CACHE = /\/node_modules\/@emotion\/cache\/dist\/[\w.-]+\.js$/;
const OWN_PREFIXER = 'var defaultStylisPlugins = [prefixer];';

/**
 * Puts what the app needs of some of Chakra's, emotion's and Lucide's modules in their place: together they were a twentieth of all that the landing page fetches, and a
 * good part of the time that it takes to start. Unit tests compare with the originals. Others that import the same modules keep them.
 */
export const leanModules = (): Plugin => {
  const unused = new Map(libraries.map(({ name, replacements }) => [name, new Set(Object.keys(replacements))]));
  unused.set('emotion', new Set([OWN_PREFIXER]));
  return {
    name: 'missio-lean-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const library = importer ? libraries.find(({ importers }) => importers.test(importer)) : undefined;
      const replacement = library?.replacements[source];
      if (!library || !replacement) return null;
      unused.get(library.name)?.delete(source);
      return resolve('src/design-system', `${replacement}.ts`);
    },
    transform(code, id) {
      if (!EMOTION_CACHE.test(id) || !code.includes(OWN_PREFIXER)) return null;
      unused.get('emotion')?.delete(OWN_PREFIXER);
      const file = JSON.stringify(resolve('src/design-system/lean-prefixer.ts'));
      const lean = code.replace(OWN_PREFIXER, 'var defaultStylisPlugins = [leanPrefixer];');
      return { code: `import { prefixer as leanPrefixer } from ${file};\n${lean}`, map: null };
    },
    buildEnd(error) {
      if (error) return;
      for (const [name, sources] of unused) {
        // Another version may name its files otherwise: its own would come back without a word.
        if (sources.size > 0) this.error(`${name} has no ${[...sources].join(', ')} any more`);
      }
    },
  };
};
