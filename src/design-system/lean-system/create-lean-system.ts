import type { SystemConfig, SystemContext, ThemingConfig } from '@chakra-ui/react';
import { createBreakpoints } from './create-breakpoints';
import { createCss } from './create-css';
import { createRecipes } from './create-recipes';
import { createTokens } from './create-tokens';

type Utility = NonNullable<SystemConfig['utilities']>[string];
type TokenCategory = Extract<NonNullable<Utility['values']>, string>;
type Transform = NonNullable<Utility['transform']>;

export interface LeanUtility {
  values?: TokenCategory | { type: string };
  transform?: (value: Parameters<Transform>[0]) => ReturnType<Transform>;
}

/** The part of Chakra’s config that this app uses. */
export interface LeanSystemConfig {
  conditions: Readonly<Record<string, string | readonly string[]>>;
  /** Custom properties: those that take tokens, and shorthands. */
  utilities: Readonly<Record<string, LeanUtility>>;
  theme: Pick<ThemingConfig, 'breakpoints' | 'tokens' | 'semanticTokens'>;
}

const PREFIX = 'chakra';
const LAYERS = ['reset', 'base', 'tokens', 'recipes'];
const AT_RULE_OR_SELECTOR = /^@|&/;

const absent = (name: string) => (): never => {
  throw new Error(`The lean system has no ${name}: Chakra's own has (createSystem)`);
};

const createConditions = (
  given: LeanSystemConfig['conditions'],
  breakpoints: SystemContext['breakpoints'],
): SystemContext['conditions'] => {
  const known: Record<string, string> = Object.fromEntries([
    ...Object.entries(given).map(([name, selectors]) => [`_${name}`, selectors]),
    ...Object.entries(breakpoints.conditions),
  ]);
  const has = (key: string) => Object.hasOwn(known, key) || key.startsWith('_') || AT_RULE_OR_SELECTOR.test(key);
  return {
    has,
    keys: () => Object.keys(known),
    sort: (path) => [...path.filter((key) => key !== 'base' && !has(key)), ...path.filter(has)],
    resolve: (key) => known[key] ?? key,
    breakpoints: breakpoints.keys(),
    expandAtRule: absent('conditions.expandAtRule'),
  };
};

const createUtility = (
  utilities: LeanSystemConfig['utilities'],
  tokens: SystemContext['tokens'],
): SystemContext['utility'] => ({
  keys: () => Object.keys(utilities),
  hasShorthand: false,
  shorthands: new Map(),
  resolveShorthand: (key) => key,
  transform: (property, given) => {
    // Emotion’s named selectors and keyframes stay as they are.
    const isText = typeof given === 'string' && !given.includes('_EMO_');
    const value = isText ? tokens.expandReferenceInValue(given) : given;
    const utility = utilities[property];
    const named = typeof utility?.values === 'string' ? tokens.getCategoryValues(utility.values)[value] : undefined;
    const result = named ?? value;
    if (utility?.transform) return utility.transform(result);
    return { [property]: property.startsWith('--') ? tokens.getVar(result, result) : result };
  },
  register: absent('utility.register'),
  getTypes: absent('utility.getTypes'),
  addPropertyType: absent('utility.addPropertyType'),
});

/** A tenth of `createSystem`; a unit test compares the two. Base styles are apart (`base-styles.ts`). */
export const createLeanSystem = (config: LeanSystemConfig): SystemContext => {
  const { conditions: selectors, utilities, theme } = config;
  const tokens = createTokens(theme, PREFIX);
  const breakpoints = createBreakpoints(theme.breakpoints ?? {});
  const conditions = createConditions(selectors, breakpoints);
  const utility = createUtility(utilities, tokens);
  const properties = new Set(['css', ...utility.keys(), ...conditions.keys()]);
  // An array has one value per breakpoint.
  const normalizeValue = (value: unknown) =>
    Array.isArray(value)
      ? Object.fromEntries(value.map((part: unknown, index) => [conditions.breakpoints[index], part]))
      : value;
  const { css, expand } = createCss({ conditions, normalizeValue, transform: utility.transform });
  const { cva, sva } = createRecipes({ css, expand });
  const noRecipe = {};
  const listed = { list: absent('query'), search: absent('query') };
  return {
    $$chakra: true,
    _config: { ...config, disableLayers: true },
    // Emotion has no global styles to write.
    _global: [],
    layers: { names: LAYERS, atRule: `@layer ${LAYERS.join(', ')};`, wrap: (_layer, styles) => styles },
    tokens,
    breakpoints,
    conditions,
    utility,
    token: Object.assign(
      (name: string, fallback?: unknown) => {
        const token = tokens.getByName(name);
        return (token?.extensions.conditions ? token.extensions.cssVar?.ref : token?.value) ?? fallback;
      },
      { var: (name: string, fallback?: unknown) => tokens.getByName(name)?.extensions.cssVar?.ref ?? fallback },
    ),
    properties,
    isValidProperty: (name) => properties.has(name),
    normalizeValue,
    css,
    cva,
    sva,
    getRecipe: (_key, fallback) => fallback,
    getSlotRecipe: (_key, fallback) => fallback,
    getRecipeFn: (_key, fallback) => cva(fallback ?? noRecipe),
    getSlotRecipeFn: (_key, fallback) => sva(fallback ?? { slots: [] }),
    hasRecipe: () => false,
    isRecipe: () => false,
    isSlotRecipe: () => false,
    splitCssProps: absent('splitCssProps'),
    getTokenCss: absent('getTokenCss'),
    getGlobalCss: absent('getGlobalCss'),
    getPreflightCss: absent('getPreflightCss'),
    query: {
      textStyles: listed,
      layerStyles: listed,
      animationStyles: listed,
      keyframes: listed,
      breakpoints: listed,
      tokens: { ...listed, categoryKeys: [] },
      semanticTokens: { ...listed, categoryKeys: [] },
    },
  };
};
