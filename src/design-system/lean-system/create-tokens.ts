import type { SystemContext, ThemingConfig, TokenInterface } from '@chakra-ui/react';

type Tokens = SystemContext['tokens'];

interface Leaf {
  path: string[];
  value: string | number;
}

/** Flattens the tree; `DEFAULT` is a token that has children. */
const listLeaves = (tree: object, path: readonly string[] = []): Leaf[] => {
  if ('value' in tree) {
    const { value } = tree;
    if (typeof value === 'string' || typeof value === 'number') return [{ path: [...path], value }];
    throw new Error(`${path.join('.')}: a token is one value, the same everywhere`);
  }
  return Object.entries(tree).flatMap(([name, part]) => listLeaves(part, name === 'DEFAULT' ? path : [...path, name]));
};

/** Escapes what a variable name cannot hold. */
const formatCssVar = (path: string[], prefix: string) => {
  const name = path
    .join('-')
    .replace(/[^\w-]/g, '\\$&')
    .replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return { var: `--${prefix}-${name}`, ref: `var(--${prefix}-${name})` };
};

/** Maps tokens to CSS variables. No palettes, no conditional tokens. */
export const createTokens = (theme: ThemingConfig, prefix: string): Tokens => {
  const allTokens: TokenInterface[] = [];
  const tokenMap: Tokens['tokenMap'] = new Map();
  const flatMap: Tokens['flatMap'] = new Map();
  const categoryMap: Tokens['categoryMap'] = new Map();
  const variables = new Map<string, string>();
  const categoryValues: Record<string, Record<string, string>> = {};

  const register = (token: TokenInterface, reference: string) => {
    const { category, prop } = token.extensions;
    allTokens.push(token);
    tokenMap.set(token.name, token);
    flatMap.set(token.name, reference);
    categoryMap.set(category, (categoryMap.get(category) ?? new Map()).set(prop, token));
    categoryValues[category] = { ...categoryValues[category], [prop]: reference };
  };

  const add = ({ path, value }: Leaf, conditions?: { base: string | number }) => {
    const [category = '', ...rest] = path;
    const cssVar = formatCssVar(path, prefix);
    const extensions = { originalPath: path, category, prop: rest.join('.'), cssVar, conditions };
    register({ value, originalValue: value, name: path.join('.'), path, extensions }, cssVar.ref);
    if (category !== 'spacing') return;
    const negated = `calc(${cssVar.ref} * -1)`;
    const negativePath = [category, ...rest.slice(0, -1), `-${rest.at(-1)}`];
    register(
      {
        value: negated,
        originalValue: value,
        name: negativePath.join('.'),
        path: negativePath,
        extensions: { ...extensions, prop: `-${extensions.prop}`, negative: true },
      },
      negated,
    );
  };

  for (const leaf of listLeaves(theme.tokens ?? {})) add(leaf);
  for (const leaf of listLeaves(theme.semanticTokens ?? {})) add(leaf, { base: leaf.value });
  for (const [name, value] of Object.entries(theme.breakpoints ?? {})) {
    add({ path: ['breakpoints', name], value });
    add({ path: ['sizes', `breakpoint-${name}`], value });
  }

  /** Replaces `{spacing.4}` by its variable. */
  const expandReferenceInValue = (value: string) =>
    value.includes('{') ? value.replace(/{([^}]*)}/g, (_, name: string) => flatMap.get(name) ?? name) : value;
  for (const token of allTokens) {
    if (typeof token.value === 'string') token.value = expandReferenceInValue(token.value);
    const { cssVar, negative } = token.extensions;
    if (cssVar && !negative) variables.set(cssVar.var, token.value);
  }
  return {
    prefix,
    allTokens,
    tokenMap,
    flatMap,
    categoryMap,
    cssVarMap: new Map([['base', variables]]),
    colorPaletteMap: new Map(),
    formatTokenName: (path) => path.join('.'),
    formatCssVar,
    registerToken: () => {
      throw new Error('The tokens are those that the system was created with');
    },
    getVar: (name, fallback) => flatMap.get(name) ?? fallback,
    getCategoryValues: (category) => categoryValues[category] ?? {},
    getByName: (name) => tokenMap.get(name),
    expandReferenceInValue,
  };
};
