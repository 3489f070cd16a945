import { resolve } from 'node:path';

/** Its packages are those of the folder above. */
export default { turbopack: { root: resolve(import.meta.dirname, '..') } };
