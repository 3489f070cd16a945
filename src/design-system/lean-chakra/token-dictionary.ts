/** The path of each token in a tree of them; `DEFAULT` is a token that others stand below. */
const listPaths = (tree: object, path: readonly string[] = []): (readonly string[])[] => {
  if ('value' in tree) return [path];
  const parts: [string, unknown][] = Object.entries(tree);
  return parts.flatMap(([name, part]) =>
    typeof part === 'object' && part !== null ? listPaths(part, name === 'DEFAULT' ? path : [...path, name]) : [],
  );
};

/** A token's name as that of a variable: capitals and whatever is no part of a name need another form. */
const toVariable = (prefix: string, path: readonly string[]): string =>
  `var(--${prefix}-${path
    .join('-')
    .replace(/[^\w-]/g, '\\$&')
    .replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)})`;

interface TokenDictionaryOptions {
  prefix: string;
  tokens?: object | undefined;
  semanticTokens?: object | undefined;
  breakpoints?: object | undefined;
}

/**
 * For Chakra's `createTokenDictionary`: which variable stands for a token. Their values are in the ground's style sheet, and nobody asks for what else
 * the original works out: palettes by role, mixed colours, pixels, conditions.
 */
export const createTokenDictionary = ({ prefix, tokens, semanticTokens, breakpoints }: TokenDictionaryOptions) => {
  const byCategory: Record<string, Record<string, string>> = {};
  const variables = new Map<string, string>();
  const add = (category: string, name: string, variable: string) => {
    const known = byCategory[category] ?? {};
    known[name] = variable;
    byCategory[category] = known;
    variables.set(`${category}.${name}`, variable);
  };
  for (const [category = '', ...path] of [...listPaths(tokens ?? {}), ...listPaths(semanticTokens ?? {})]) {
    const variable = toVariable(prefix, [category, ...path]);
    add(category, path.join('.'), variable);
    if (category === 'spacing') add(category, `-${path.join('.')}`, `calc(${variable} * -1)`);
  }
  for (const name of Object.keys(breakpoints ?? {})) {
    add('breakpoints', name, toVariable(prefix, ['breakpoints', name]));
    add('sizes', `breakpoint-${name}`, toVariable(prefix, ['sizes', `breakpoint-${name}`]));
  }
  const getVar = (name: string, fallback?: string) => variables.get(name) ?? fallback;
  return {
    allTokens: [],
    categoryMap: new Map(),
    colorPaletteMap: new Map(),
    cssVarMap: new Map(),
    getByName: () => undefined,
    getCategoryValues: (category: string) => byCategory[category] ?? null,
    getVar,
    /** Puts variables in the place of `{spacing.4}` and the like. */
    expandReferenceInValue: (value: string) =>
      value.replace(/{([^}]*)}/g, (_, name: string) => variables.get(name) ?? name),
  };
};
