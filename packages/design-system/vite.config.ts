import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, type Plugin } from 'vite';
import { brandAlias } from '../../scripts/build/brand.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const EMPTY = '\0styles-of-their-own';

/** Styles are one file of the package: a component must not need a bundler that knows CSS. */
const stylesApart = (): Plugin => ({
  name: 'missio-styles-apart',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? EMPTY : null),
  load: (id) => (id === EMPTY ? '' : null),
});

/** Whatever names a package is a component or a hook; tokens and texts name none, and servers may read them. */
const clientDirective = ({ imports }: { imports: readonly string[] }) =>
  imports.some((name) => !/^\.|\.js$/.test(name)) ? "'use client';" : '';

/** Components as ES modules, one for each source file, so that a bundler leaves out what is not used. */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  plugins: [stylesApart(), react()],
  resolve: { alias: brandAlias(), tsconfigPaths: true },
  build: {
    outDir: resolve(ROOT, 'dist-design-system/package/js'),
    emptyOutDir: true,
    minify: false,
    target: browserslistToEsbuild(),
    lib: { entry: ['index', 'forms'].map((name) => resolve(import.meta.dirname, `${name}.ts`)), formats: ['es'] },
    rolldownOptions: {
      external: (id) => !/^[.~/\0]|\.css$/.test(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: ROOT,
        entryFileNames: '[name].js',
        banner: clientDirective,
      },
    },
  },
});
