import { resolve } from 'node:path';
import { build, minify } from 'vite';
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

/** The scripts of `src/document` that are built already: one may stand in several pages, each time with parameters of its own. */
const built = new Map<string, Promise<string>>();

const buildScript = async (file: string): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      minify: false,
      target: 'es2020',
      lib: { entry: resolve('src/document', `${file}.ts`), formats: ['iife'], name: 'documentScript' },
      rolldownOptions: { output: { generatedCode: { symbols: false } } },
    },
  });
  const [chunk] = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`src/document/${file}.ts: nothing was built`);
  return chunk.code;
};

/**
 * A script of `src/document`, with what it imports and the call of its function, as one text for the inside of a page (or a file of its own).
 * @throws {Error} when it cannot be built
 */
export const documentScript = async <TFile extends keyof DocumentScripts>(
  file: TFile,
  ...parameters: Parameters<DocumentScripts[TFile]>
): Promise<string> => {
  const known = built.get(file) ?? buildScript(file);
  built.set(file, known);
  const given = parameters.map((parameter) => JSON.stringify(parameter)).join(', ');
  const { code, errors } = await minify(
    `${file}.js`,
    `(() => {\n${await known}\ndocumentScript.${functionOf(file)}(${given});\n})();`,
    { compress: { target: 'es2020' } },
  );
  if (errors.length > 0) throw new Error(`src/document/${file}.ts: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
};
