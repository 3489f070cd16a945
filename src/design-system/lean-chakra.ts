/*
 * What the app needs of some modules that Chakra brings along, in their place (`scripts/build/lean-chakra.ts`): together they are a twentieth of all
 * that the landing page fetches, and a good part of the time that it takes to start. Unit tests compare with the originals. Two of them are lists, of every CSS property and of every attribute, and answer what Chakra asks of each
 * prop of a `chakra.…` element: is it style, and may the element have it? Here style is what `style-utilities.ts` knows, and types already
 * keep from an element what it may not have.
 */

/** For `@pandacss/is-valid-prop`: whether a prop is style that the utilities do not know. A unit test finds any that a source uses. */
export const isCssProperty = (): boolean => false;

/** Chakra's own props, which mean nothing to an element. */
const ofChakra = new Set(['as', 'asChild', 'colorPalette', 'css', 'recipe', 'theme', 'unstyled']);

/** For `@emotion/is-prop-valid`: whether an element may have a prop that is not style. */
const isPropValid = (name: string): boolean => !ofChakra.has(name);
export default isPropValid;

/** For Chakra's `preflight`, the reset: it is in the ground's style sheet (`ground.ts`). */
export const createPreflight = () => ({});

/** For Chakra's `createSerializeFn`, which sorts out the selectors of what is said of the page as a whole: that is in the ground as well. */
export const createSerializeFn = () => (): object => ({});

/** For Chakra's `mergeConfigs`: there is one config, and nobody changes it. */
export const mergeConfigs = <TConfig>(config: TConfig): TConfig => config;

const MOST_REMEMBERED = 1000;

/** For Chakra's `memo`: remembers results by their arguments, which the browser spells out many times faster than the original. */
export const memo = <TGiven extends unknown[], TResult>(compute: (...given: TGiven) => TResult) => {
  const results = new Map<string, TResult>();
  return (...given: TGiven): TResult => {
    const key = JSON.stringify(given);
    const known = results.get(key);
    if (known !== undefined) return known;
    if (results.size === MOST_REMEMBERED) results.clear();
    const result = compute(...given);
    results.set(key, result);
    return result;
  };
};

const WIDTH_OR_HEIGHT = /\b(min|max)-(?:width|height):\s*([\d.]+)(rem|px)/;
const PX_PER_REM = 16;

/** The first limit of size in a query, in px. */
const readLimit = (query: string) => {
  const [, kind, number, unit] = WIDTH_OR_HEIGHT.exec(query) ?? [];
  return kind === undefined ? null : { isMin: kind === 'min', px: Number(number) * (unit === 'rem' ? PX_PER_REM : 1) };
};

/**
 * For Chakra's `sortAtParams`, the order of media queries: from narrow to wide, from wide to narrow, the others. The original orders equal ones by the
 * alphabet of the browser's language, which takes a French one up to 30 ms to fetch.
 */
export const sortAtParams = (one: string, other: string): number => {
  const [a, b] = [readLimit(one), readLimit(other)];
  if (a && b && a.isMin !== b.isMin) return a.isMin ? -1 : 1;
  if (a && b && a.px !== b.px) return a.isMin ? a.px - b.px : b.px - a.px;
  if (Boolean(a) !== Boolean(b)) return a ? -1 : 1;
  return Number(one > other) - Number(one < other);
};

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

/** A screen that ends here is just narrower than one that begins there. */
const GAP_IN_REM = 0.0025;

/** For Chakra's `createBreakpoints`: the conditions `md` and `mdDown`. A unit test finds any source that uses those of two bounds. */
export const createBreakpoints = (breakpoints: Readonly<Record<string, string>>) => ({
  conditions: Object.fromEntries(
    Object.entries(breakpoints).flatMap(([name, width]) => [
      [name, `@media screen and (min-width: ${width})`],
      [`${name}Down`, `@media screen and (max-width: ${Number.parseFloat(width) - GAP_IN_REM}rem)`],
    ]),
  ),
  keys: () => ['base', ...Object.keys(breakpoints)],
});

interface Utility {
  values?: unknown;
  /** Ours want nothing besides the value. */
  transform?(value: unknown, context?: unknown): unknown;
}

interface UtilityOptions {
  config: Readonly<Record<string, Utility>>;
  tokens: Pick<ReturnType<typeof createTokenDictionary>, 'expandReferenceInValue' | 'getCategoryValues' | 'getVar'>;
}

/** For Chakra's `createUtility`: what `style-utilities.ts` makes of a property and its value. The original knows short names, types and mixed colours. */
export const createUtility = ({ config, tokens }: UtilityOptions) => {
  const transform = memo((property: string, given: unknown): unknown => {
    // Emotion's own names in a selector or an animation.
    const isPlain = typeof given === 'string' && !given.includes('_EMO_');
    const value = isPlain ? tokens.expandReferenceInValue(given) : given;
    const utility = config[property];
    const named = typeof utility?.values === 'string' ? tokens.getCategoryValues(utility.values) : null;
    const result = named?.[String(value)] ?? value;
    if (utility?.transform) return utility.transform(result);
    const isVariable = property.startsWith('--') && typeof result === 'string';
    return { [property]: isVariable ? tokens.getVar(result, result) : result };
  });
  return { addPropertyType: () => undefined, hasShorthand: false, keys: () => Object.keys(config), transform };
};
