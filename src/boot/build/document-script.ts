import { resolve } from 'node:path';
import { build, minify } from 'vite';
import type { deferBelowFirstView } from '../document/defer-below-first-view';
import type { preloadScreen } from '../document/preload-screen';
import type { publicPage } from '../document/public-page';
import type { showSkeleton } from '../document/show-skeleton';
import type { startContent } from '../document/start-content';
import type { warmUpFormats } from '../document/warm-up-formats';

interface DocumentScripts {
  'defer-below-first-view': typeof deferBelowFirstView;
  'preload-screen': typeof preloadScreen;
  'public-page': typeof publicPage;
  'show-skeleton': typeof showSkeleton;
  'start-content': typeof startContent;
  'warm-up-formats': typeof warmUpFormats;
}

const functionOf = (file: string): string => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

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
      lib: { entry: resolve('src/boot/document', `${file}.ts`), formats: ['iife'], name: 'documentScript' },
      rolldownOptions: { output: { generatedCode: { symbols: false } } },
    },
  });
  const [chunk] = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`src/boot/document/${file}.ts: nothing was built`);
  return chunk.code;
};

/** Bundles a script of `src/boot/document` with a call of its function. @throws {Error} when the build fails */
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
  if (errors.length > 0)
    throw new Error(`src/boot/document/${file}.ts: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
};
