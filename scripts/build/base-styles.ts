import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as source from '../../src/design-system/base-styles';

const REQUESTED = 'virtual:base-styles.css';
/** Vite recognises styles by the end of the id. */
const RESOLVED = '/__base-styles.css';
const SOURCE = resolve('src/design-system/base-styles.ts');

/** Serves `virtual:base-styles.css` from `src/design-system/base-styles.ts`, again after each change. */
export const baseStyles = (): Plugin => ({
  name: 'missio-base-styles',
  resolveId: (id) => (id === REQUESTED ? RESOLVED : null),
  async load(id) {
    if (id !== RESOLVED) return null;
    const { module, dependencies } = await runnerImport<typeof source>(SOURCE, {
      configFile: false,
      resolve: { tsconfigPaths: true },
    });
    for (const file of dependencies) this.addWatchFile(resolve(file));
    return module.writeBaseStyles();
  },
});
