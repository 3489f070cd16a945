import { minify, type Plugin } from 'vite';

/** Where terser is the minifier, lets Vite's own go over the scripts before it: each finds what the other overlooks. */
export const oxcBeforeTerser = (): Plugin => ({
  name: 'missio-oxc-before-terser',
  async renderChunk(code, { fileName }) {
    if (this.environment.config.build.minify !== 'terser') return null;
    const { code: minified, errors } = await minify(fileName, code, { module: true });
    if (errors.length > 0) throw new Error(`${fileName}: ${errors.map(({ message }) => message).join(', ')}`);
    return { code: minified, map: null };
  },
});
