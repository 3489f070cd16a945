import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as ground from '../../src/design-system/ground';

const REQUESTED = 'virtual:ground.css';
/** An address of its own, as styles are found by how it ends. */
const RESOLVED = '/__ground.css';
const FOLDER = resolve('src/design-system');

/** Gives `virtual:ground.css`: what `src/design-system/ground.ts` writes, anew whenever what it is made of changes. */
export const groundCss = (): Plugin => ({
  name: 'missio-ground-css',
  resolveId: (source) => (source === REQUESTED ? RESOLVED : null),
  async load(id) {
    if (id !== RESOLVED) return null;
    const { module, dependencies } = await runnerImport<typeof ground>(resolve(FOLDER, 'ground.ts'), {
      configFile: false,
      resolve: { tsconfigPaths: true },
    });
    for (const file of dependencies) this.addWatchFile(resolve(file));
    return module.writeGround();
  },
});
