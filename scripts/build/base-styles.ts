import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as source from '../../src/design-system/base-styles';
import { brandAlias, readBrand } from './brand.ts';

const REQUESTED = 'virtual:base-styles.css';
/** Vite recognises styles by the end of the id. */
const RESOLVED = '/__base-styles.css';
const SOURCE = resolve('src/design-system/base-styles.ts');

/** The styles of a brand. */
const importBaseStyles = (alias = brandAlias()) =>
  runnerImport<typeof source>(SOURCE, { configFile: false, resolve: { alias, tsconfigPaths: true } });

/** Serves `virtual:base-styles.css` from `src/design-system/base-styles.ts`, again after each change. */
export const baseStyles = (): Plugin => {
  let early: ReturnType<typeof importBaseStyles> | undefined;
  let alias = brandAlias();
  const importSource = () => importBaseStyles(alias);
  return {
    name: 'missio-base-styles',
    configResolved: ({ env }) => {
      alias = brandAlias(readBrand(env.VITE_BRAND));
    },
    // Among the thousand modules of a build its reader would wait for its turn, on a busy machine until it gives up.
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      early = importSource();
      await early;
    },
    resolveId: (id) => (id === REQUESTED ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const { module, dependencies } = await (early ?? importSource());
      early = undefined;
      for (const file of dependencies) this.addWatchFile(resolve(file));
      return module.writeBaseStyles();
    },
  };
};
