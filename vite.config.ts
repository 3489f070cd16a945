import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { type BuildOptions, defineConfig, loadEnv, type Plugin, type ProxyOptions } from 'vite';
import { readAllowedHosts } from './scripts/build/allowed-hosts.ts';
import { baseStyles } from './scripts/build/base-styles.ts';
import { brand } from './scripts/build/brand.ts';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { compileAhead } from './scripts/build/compile-ahead.ts';
import { localhostOnly } from './scripts/build/localhost-only.ts';
import { readReportUrl } from './scripts/build/report-settings.ts';
import { sayTakenPort } from './scripts/build/say-taken-port.ts';
import { refuseUnusableFolder } from './scripts/usable-folder.mjs';
import { workbench } from './scripts/workbench/workbench-plugin.ts';

/** Where the mock server listens unless `API_ORIGIN` names another backend. */
const DEFAULT_API_ORIGIN = 'http://127.0.0.1:3001';

/** What goes to the backend: its calls, and the mock's own. Without the slash they are pages. */
const API_PATHS = '^/api/';
const MOCK_PATHS = '^/__mock(?:$|[/?])';
const isBackendPath = (path: string): boolean => [API_PATHS, MOCK_PATHS].some((paths) => new RegExp(paths).test(path));

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Answers as the web server of `deploy/`: the shell for every address without a page or a file of its own. */
const shellFallback = (): Plugin => ({
  name: 'missio-shell-fallback',
  configurePreviewServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1);
      const { outDir } = server.config.build;
      const names = path === '/' ? ['index.html'] : [path, `${path}.html`];
      const isThere = names.some((name) => isFile(join(outDir, name)));
      if (isThere && path.startsWith('/assets/')) {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      }
      if (isThere || isBackendPath(path)) return next();
      // A file of an earlier build is gone: say so, rather than send a page where a script was asked for.
      if (path.startsWith('/assets/')) return response.writeHead(404).end();
      if (request.headers.accept?.includes('text/html')) request.url = '/app.html';
      next();
    });
  },
});

/** A page of this server is the backend's own to it; an answer that breaks off does so here: the page would wait. */
const configureProxy: ProxyOptions['configure'] = (server, { target }) => {
  server.on('proxyReq', (call, { headers: { origin, host } }) => {
    const isOurs = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
    if (isOurs) call.setHeader('Origin', new URL(String(target)).origin);
  });
  server.on('proxyRes', (answer, _request, response) => {
    answer.once('close', () => {
      if (!answer.complete) response.destroy();
    });
  });
};

/** Loaders apart: a page's reads start before its screen's code is there. */
const routeParts: ('loader' | 'component' | 'errorComponent' | 'notFoundComponent')[][] = [
  ['loader'],
  ['component'],
  ['errorComponent'],
  ['notFoundComponent'],
];

export default defineConfig(({ mode, isSsrBuild }) => {
  refuseUnusableFolder();
  const env = loadEnv(mode, process.cwd(), '');
  // Ends the build for an address that is not safe.
  readReportUrl(env);
  const target = env.API_ORIGIN || DEFAULT_API_ORIGIN;
  const backend = { target, changeOrigin: true, configure: configureProxy };
  // Besides localhost and addresses of numbers, which need no permission.
  const allowedHosts = readAllowedHosts(env.ALLOWED_HOSTS);
  const proxy = {
    [API_PATHS]: backend,
    // The mock's own calls, from this machine only, even with `--host`.
    [MOCK_PATHS]: { ...backend, bypass: localhostOnly },
  };
  const rolldownOptions: BuildOptions['rolldownOptions'] = {
    // Of a package's list of exports only what is used is compiled. Rolldown plans to drop the option.
    experimental: { lazyBarrel: true },
  };
  return {
    // The router's plugin writes the route tree and splits the routes: it has to see the files before React's does.
    plugins: [
      brand(),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        codeSplittingOptions: { defaultBehavior: routeParts },
      }),
      react(),
      baseStyles(),
      compileAhead(),
      shellFallback(),
      sayTakenPort(),
      workbench(target),
    ],
    // `npm run budget` says what a page weighs, `scripts/pack-build.ts` what all files do.
    build: isSsrBuild
      ? { reportCompressedSize: false, copyPublicDir: false, rolldownOptions }
      : {
          reportCompressedSize: false,
          // The promised browsers; the styles follow it.
          target: browserslistToEsbuild(),
          // For `src/boot/build`; the folder is not served.
          manifest: '.server/manifest.json',
          // Safari 16 has no module preload and finds these files later.
          modulePreload: { polyfill: false },
          rolldownOptions: {
            ...rolldownOptions,
            // Shared texts and numbers are written where they are used: no file that only carries them.
            optimization: { inlineConst: true },
            output: { codeSplitting: { groups: chunkGroups } },
          },
        },
    ssr: { noExternal: true },
    resolve: { tsconfigPaths: true },
    // Compiles at start what the first page needs.
    server: {
      port: 5173,
      strictPort: true,
      allowedHosts,
      proxy,
      warmup: { clientFiles: ['src/app/main.tsx', 'src/routes/**/*.tsx', 'src/features/**/*.tsx'] },
    },
    preview: { port: 4173, strictPort: true, allowedHosts, proxy },
  };
});
