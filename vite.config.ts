import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type ProxyOptions } from 'vite';
import { compileAhead } from './scripts/build/compile-ahead.ts';
import { groundCss } from './scripts/build/ground-css.ts';
import { leanModules } from './scripts/build/lean-modules.ts';
import { ownMachineOnly } from './scripts/build/own-machine-only.ts';
import { oxcBeforeTerser } from './scripts/build/oxc-before-terser.ts';

/** Where the mock server listens unless `API_ORIGIN` names another backend. */
const DEFAULT_API_ORIGIN = 'http://127.0.0.1:3001';

/** `npm run preview` answers as the web server of `deploy/` does: the shell for every address that has no page of its own. */
const shellFallback = (): Plugin => ({
  name: 'missio-shell-fallback',
  configurePreviewServer: (server) => {
    server.middlewares.use((request, _response, next) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const isDocument = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(path);
      const isProxied = path.startsWith('/api/') || path.startsWith('/__mock');
      const page = path === '/' ? 'index.html' : `${path}.html`;
      if (isDocument && !isProxied && !existsSync(join(server.config.build.outDir, page))) request.url = '/app.html';
      next();
    });
  },
});

/** An answer that breaks off at the backend breaks off here as well: the page would wait for the rest of it for ever. */
const breakOffToo: ProxyOptions['configure'] = (server) => {
  server.on('proxyRes', (answer, _request, response) => {
    answer.once('close', () => {
      if (!answer.complete) response.destroy();
    });
  });
};

/** What reads need: the query client, and the loaders of all areas, so that the first read waits for one file and not for two; and what both areas hear. */
const dataLayer =
  /\/@tanstack\/(?:query-core|react-query)\/|\/src\/(?:api\/queries|query-client|early-reads|features\/session\/use-other-documents|routes\/(?!_public).*tsr-split=loader)/;

/** What nearly every page has besides, whoever it is for. */
const everyPage =
  /\/src\/(?:api\/contract\/login-failures|lib\/(?:commission-text|keep-wanted|unmarked-link)|design-system\/(?:layout\/(?:brand|container|link-items|media|shells\.recipe|skip-link|stack|with-content)|data\/slip))\.|\/@chakra-ui\/react\/.*\/create-slot-recipe-context|\/@tanstack\/react-router\/.*\/useLocation|\/lucide-react\/.*\/(?:arrow-right|x)\.mjs/;

const chunkGroups = [
  // What every page starts with: one file compresses better than four by a thirtieth. `main.tsx` runs it in several tasks.
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  { name: 'frame', test: everyPage, priority: 4 },
  // What a call needs, then what a read needs: the public pages do without the second, the landing page without both.
  { name: 'contract', test: /\/src\/api\/(?!queries|ip-lookup)/, priority: 3 },
  {
    name: 'data',
    test: dataLayer,
    priority: 2,
  },
  // What every field is made of, and what stands in and beside it; then what makes a form of fields.
  {
    name: 'field',
    test: /\/src\/design-system\/(?:forms\/(?:field-frame|field\.recipe|text-input)|actions\/(?:icon-button|text-link))\.|\/lucide-react\/.*\/(?:external-link|eye|eye-off)\.mjs/,
    priority: 3,
  },
  {
    name: 'form',
    test: /\/@modular-forms\/|\/@preact\/|\/src\/(?:lib\/use-still|design-system\/forms\/(?:app-form|bound-field|form|password-field|password-input|submit-button|text-field))\./,
    priority: 3,
  },
  { name: 'door', test: /\/src\/features\/auth\/(?:door|until-left)\./, priority: 3 },
  // What several screens have in common; a part that only two share stays with them.
  {
    name: 'shared',
    test: /\/src\/design-system\/(?!forms|overlay|data|motion)|\/lucide-react\/(?!.*\/check\.mjs)/,
    minShareCount: 4,
    priority: 1,
  },
  // Parts of a few lines that two screens share: a file each would cost every page more in its start, which lists them, than it spares one.
  {
    name: 'administration',
    test: /\/lucide-react\/.*\/(?:target|users-round)\.mjs|\/src\/(?:design-system\/badges\/role-badge|lib\/use-retry-failed)\./,
    priority: 0,
  },
  {
    name: 'missions',
    test: /\/src\/.*\/(?:use-focus-after-turn|use-offers-country|use-one-at-a-time)\./,
    priority: 0,
  },
];

/** Emotion imports these for `withTheme`, which nobody calls; they do not say of themselves that they do nothing by being imported. */
const withoutSideEffects = /node_modules\/(?:hoist-non-react-statics|react-is)\//;

/** Loaders apart: a page's reads start before its screen's code is there, and no page carries the reads of the others. */
const routeParts: ('loader' | 'component' | 'errorComponent' | 'notFoundComponent')[][] = [
  ['loader'],
  ['component'],
  ['errorComponent'],
  ['notFoundComponent'],
];

export default defineConfig(({ mode, isSsrBuild }) => {
  const env = loadEnv(mode, process.cwd(), '');
  const target = env.API_ORIGIN || DEFAULT_API_ORIGIN;
  const backend = { target, changeOrigin: true, configure: breakOffToo };
  const proxy = {
    '/api': backend,
    // The mock's own calls, so that a scenario can be opened by its address in development; with `--host` still from here alone.
    '/__mock': { ...backend, bypass: ownMachineOnly },
  };
  return {
    // The router's plugin writes the route tree and splits the routes: it has to see the files before React's does.
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        codeSplittingOptions: { defaultBehavior: routeParts },
      }),
      react(),
      groundCss(),
      leanModules(),
      oxcBeforeTerser(),
      compileAhead(),
      shellFallback(),
    ],
    build: isSsrBuild
      ? {}
      : {
          // For `scripts/prerender.ts`; the folder is not served.
          manifest: '.server/manifest.json',
          // Browsers that know no preloading of modules (Safari 16) find them a little later; the others need no script for it.
          // No file is listed as needed for itself: it is asked for in the same moment, and the list is in every page's start.
          modulePreload: {
            polyfill: false,
            resolveDependencies: (file, needed) => needed.filter((name) => name !== file),
          },
          // A hundredth less for every page than Vite's own, for builds that take twice as long. The two options besides compress better; arrows are
          // « unsafe » only where somebody calls `new` on a function without a name.
          minify: 'terser',
          terserOptions: {
            ecma: 2020,
            safari10: false,
            compress: { ecma: 2020, passes: 3, sequences: false, unsafe_arrows: true },
          },
          rolldownOptions: {
            output: { codeSplitting: { groups: chunkGroups } },
            treeshake: { moduleSideEffects: [{ test: withoutSideEffects, sideEffects: false }] },
          },
        },
    ssr: { noExternal: true },
    resolve: {
      tsconfigPaths: true,
      // React has the hook of its own that these stand in for.
      alias: {
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        'use-sync-external-store/shim/index.js': 'react',
      },
    },
    server: { port: 5173, strictPort: true, proxy },
    preview: { port: 4173, strictPort: true, proxy },
  };
});
