import { dirname, join, relative } from 'node:path';
import { readBrand } from '../build/brand';

/** Every specifier of a module or a declaration: `from '…'`, `import '…'`, `import('…')`. */
const SPECIFIER = /\b(from |import |import\()(["'])([^"'\n]+)\2/g;

/** TypeScript leaves `~/` and missing extensions as they are, and imports of styles, which are no types. */
export const resolveDeclaration = (path: string, text: string): string =>
  text
    .replace(/^import '[^']+\.css';\n/gm, '')
    .replace(SPECIFIER, (whole, before: string, quote: string, specifier: string) => {
      if (!/^[.~]/.test(specifier)) return whole;
      const [, alias = '', inside = ''] = /^(~\w*)\/(.*)$/.exec(specifier) ?? [];
      const folder = { '~': 'src', '~brand': `src/brands/${readBrand()}` }[alias];
      const target = folder ? join(folder, inside) : join(dirname(path), specifier);
      const short = relative(dirname(path), target);
      return `${before}${quote}${short.startsWith('.') ? short : `./${short}`}.js${quote}`;
    });

/** The packages that a module or a declaration names. */
export const packagesOf = (text: string): string[] =>
  [...text.matchAll(SPECIFIER)].flatMap(([, , , specifier = '']) => {
    const [name] = /^(?:@[\w.-]+\/)?[a-z][\w.-]*/.exec(specifier) ?? [];
    return name === undefined ? [] : [name];
  });
