import { resolve } from 'node:path';
import { minify } from 'terser';
import { build, type Plugin } from 'vite';
import type { afterFirstView } from '../../src/document/after-first-view';
import type { beforePaint } from '../../src/document/before-paint';
import type { earlyScreen } from '../../src/document/early-screen';
import type { firstFormats } from '../../src/document/first-formats';
import type { lateStart } from '../../src/document/late-start';
import type { skeletonScreen } from '../../src/document/skeleton-screen';

/** The scripts of `src/document`, by the file in which each is the function of the same name. */
interface DocumentScripts {
  'after-first-view': typeof afterFirstView;
  'before-paint': typeof beforePaint;
  'early-screen': typeof earlyScreen;
  'first-formats': typeof firstFormats;
  'late-start': typeof lateStart;
  'skeleton-screen': typeof skeletonScreen;
}

const functionOf = (file: string): string => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const ENTRY = 'virtual:document-script';

/** The module that calls the script's function, and is not a file. */
const callingModule = (file: string, parameters: readonly unknown[]): Plugin => ({
  name: 'missio-document-script',
  enforce: 'pre',
  resolveId: (id) => (id === ENTRY ? ENTRY : null),
  load: (id) =>
    id === ENTRY
      ? `import { ${functionOf(file)} } from ${JSON.stringify(resolve('src/document', file))};
${functionOf(file)}(${parameters.map((parameter) => JSON.stringify(parameter)).join(', ')});`
      : null,
});

/**
 * A script of `src/document`, with what it imports and the call of its function, as one text for the inside of a page (or a file of its own): without what only its
 * readers need, in letters that stand in any document.
 * @throws {Error} when it cannot be built
 */
export const documentScript = async <TFile extends keyof DocumentScripts>(
  file: TFile,
  ...parameters: Parameters<DocumentScripts[TFile]>
): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [callingModule(file, parameters)],
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      minify: false,
      target: 'es2020',
      rolldownOptions: {
        input: ENTRY,
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: (id) => id === ENTRY },
      },
    },
  });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = chunk?.type === 'chunk' ? chunk.code : '';
  const minified = await minify(code, {
    ecma: 2020,
    compress: { ecma: 2020, passes: 3, unsafe_arrows: true },
    format: { ascii_only: true },
  });
  if (!minified.code) throw new Error(`src/document/${file}.ts: nothing was built`);
  return minified.code;
};
