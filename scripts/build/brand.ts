import { existsSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { loadEnv, type Plugin, runnerImport } from 'vite';
import type * as name from '../../src/brands/missio/name';
import type * as tokens from '../../src/brands/missio/tokens';

const BRANDS = resolve('src/brands');
const DEFAULT_BRAND = 'missio';

/** The folders of `src/brands`. */
export const brandNames = (): string[] =>
  readdirSync(BRANDS, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Reads `VITE_BRAND`. @throws {Error} when there is no such brand: the build would be called after another */
export const readBrand = (brand = process.env.VITE_BRAND): string => {
  if (!brand) return DEFAULT_BRAND;
  if (!brandNames().includes(brand)) throw new Error(`VITE_BRAND: no brand « ${brand} » in src/brands`);
  return brand;
};

/** `~brand/tokens` and the others, for what does not read tsconfig.json alone. */
export const brandAlias = (brand = readBrand()) => ({ '~brand': join(BRANDS, brand) });

const importFrom = async <TModule>(brand: string, file: string): Promise<TModule> => {
  const { module } = await runnerImport<TModule>(join(BRANDS, brand, file), { configFile: false });
  return module;
};

/** The document’s own words and colours: `%BRAND%` and `<meta name=theme-color>` of both themes. */
const fillDocument = async (brand: string, html: string) => {
  const { BRAND } = await importFrom<typeof name>(brand, 'name.ts');
  const { colors, dark } = await importFrom<typeof tokens>(brand, 'tokens.ts');
  const themeColors = { light: colors.bg.ink.value, dark: dark.bg };
  return {
    html: html.replaceAll('%BRAND%', BRAND),
    tags: Object.entries(themeColors).map(([theme, content]) => ({
      tag: 'meta',
      injectTo: 'head-prepend' as const,
      attrs: { name: 'theme-color', 'data-of-theme': theme, media: `(prefers-color-scheme: ${theme})`, content },
    })),
  };
};

/** Builds with the brand that `VITE_BRAND` names: its folder in `src/brands`, and its icons in place of ours. */
export const brand = (): Plugin => {
  let chosen = DEFAULT_BRAND;
  const files = () => join(BRANDS, chosen, 'public');
  return {
    name: 'missio-brand',
    config: (_config, { mode }) => {
      chosen = readBrand(loadEnv(mode, process.cwd(), 'VITE_BRAND').VITE_BRAND);
      return { resolve: { alias: brandAlias(chosen) } };
    },
    transformIndexHtml: { order: 'pre', handler: (html) => fillDocument(chosen, html) },
    configureServer: (server) => {
      if (existsSync(files())) server.middlewares.use(sirv(files(), { dev: true }));
    },
    // After Vite has copied the files of `public/`.
    writeBundle: async ({ dir }) => {
      if (dir && existsSync(files())) await cp(files(), dir, { recursive: true });
    },
  };
};
