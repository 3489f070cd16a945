import { basename, join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the entry of a program into one file that `node` runs, so that a test can start it again and again:
 * translating it at each start would take longer than all the rest. It lies inside the project, where its packages are.
 */
export async function buildProgram(entry: string): Promise<string> {
  const name = basename(entry, '.ts');
  const outDir = join('node_modules', '.cache', 'tested-programs', name);
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: ['valibot', 'croner'] },
    build: {
      ssr: entry,
      outDir,
      target: 'node20',
      minify: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  });
  return join(outDir, `${name}.mjs`);
}
