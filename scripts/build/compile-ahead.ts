import type { Plugin } from 'vite';

/** https://v8.dev/blog/explicit-compile-hints; only at the very start of a file, and a mere comment to every other engine. */
const HINT = '//# allFunctionsCalledOnLoad';

/** Shorter files are compiled in a moment, and each hint is 29 bytes that compress with nothing. */
const WORTH_IT = 12_000;

/**
 * Tells Chromium to compile whole files while they arrive, beside the main thread: nearly all of each runs for the first screen, and what is compiled only once it
 * is called keeps the page from answering.
 */
export const compileAhead = (): Plugin => ({
  name: 'missio-compile-ahead',
  apply: 'build',
  generateBundle: {
    // After Vite has put its list of files in front.
    order: 'post',
    handler(_options, bundle) {
      if (this.environment.config.build.ssr) return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.code.length >= WORTH_IT) chunk.code = `${HINT}\n${chunk.code}`;
      }
    },
  },
});
