import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds a server's entry into one file, so that a test can start it again and again: translating it at each start
 * would take longer than all the rest. It lies inside the project, where its packages are found.
 */
export async function buildServer(entry: string): Promise<string> {
  const outDir = join('node_modules', '.cache', 'missio-crash-test');
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
      rollupOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  });
  return join(outDir, 'server.mjs');
}
