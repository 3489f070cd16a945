import { minify, type Plugin } from 'vite';

/** Lets Vite's own minifier go over the scripts before terser: each finds what the other overlooks. */
export const oxcBeforeTerser = (): Plugin => ({
  name: 'missio-oxc-before-terser',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  renderChunk: async (code, { fileName }) => {
    const { code: minified, errors } = await minify(fileName, code, { module: true });
    if (errors.length > 0) throw new Error(`${fileName}: ${errors.map(({ message }) => message).join(', ')}`);
    return { code: minified, map: null };
  },
});
