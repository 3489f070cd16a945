/** Where the ground declares the tokens (`src/design-system/ground.ts`). */
const DECLARATIONS = /@layer tokens\{:where\(:root,:host\)\{([^}]*)\}\}/;
const REFERENCE = /var\((--chakra-[\w.\\-]+)\)/g;

interface WrittenOutTokens {
  /** The layer that declares them, for what comes later. */
  layer: string;
  /** Writes each token's value in its place. Throws where that leaves a reference. */
  writeOut: (text: string) => string;
}

/**
 * Takes the tokens of a style sheet for a page that does without them until its script starts: a browser computes a hundred of them for its root, and looks each
 * one up, before the first paint.
 * @throws {Error} when the sheet declares none
 */
export const writtenOutTokens = (sheet: string): WrittenOutTokens => {
  const [layer, declarations] = DECLARATIONS.exec(sheet) ?? [];
  if (layer === undefined || declarations === undefined) throw new Error('The ground declares no tokens');
  const values = new Map(
    declarations.split(';').map((declaration) => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon), declaration.slice(colon + 1)];
    }),
  );
  const write = (text: string): string =>
    text.replace(REFERENCE, (reference, name: string) => {
      const value = values.get(name);
      return value === undefined ? reference : write(value);
    });
  return {
    layer,
    writeOut: (text) => {
      const written = write(text.replace(layer, '@layer tokens;'));
      const left = /var\(--chakra-[^)]*\)?/.exec(written);
      if (left) throw new Error(`No token is called ${left[0]}`);
      return written;
    },
  };
};
