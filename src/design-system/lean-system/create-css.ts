import type { SystemContext } from '@chakra-ui/react';
import type { createConditions } from './create-conditions';
import { createTokens } from './create-tokens';
import type { LeanSystemConfig } from './lean-system-config';

/** Values by property, nested styles by condition. */
export interface Styles {
  [key: string]: unknown;
}

export const isStyles = (value: unknown): value is Styles =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deep merge; empty values of `source` change nothing. */
export const mergeInto = (target: Styles, source: object): Styles => {
  for (const [key, value] of Object.entries(source)) {
    const known = target[key];
    if (isStyles(value)) target[key] = mergeInto(isStyles(known) ? known : {}, value);
    else if (value !== undefined && value !== null) target[key] = value;
  }
  return target;
};

/** Caches `make` by object. */
export const onceEach = <TGiven extends object, TMade>(make: (given: TGiven) => TMade) => {
  const made = new WeakMap<TGiven, { value: TMade }>();
  return (given: TGiven): TMade => {
    const known = made.get(given) ?? { value: make(given) };
    made.set(given, known);
    return known.value;
  };
};

const WIDTH_OR_HEIGHT = /\b(min|max)-(?:width|height):\s*([\d.]+)(rem|px)/;
const PX_PER_REM = 16;

/** The first width or height limit of a query, in px. */
const readLimit = (query: string) => {
  const [, kind, number, unit] = WIDTH_OR_HEIGHT.exec(query) ?? [];
  return kind === undefined ? null : { isMin: kind === 'min', px: Number(number) * (unit === 'rem' ? PX_PER_REM : 1) };
};

/** min-width ascending, max-width descending, then others. Chakra’s locale compare costs up to 30 ms. */
const compareQueries = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number => {
  const [a, b] = [readLimit(one), readLimit(other)];
  if (a && b && a.isMin !== b.isMin) return a.isMin ? -1 : 1;
  if (a && b && a.px !== b.px) return a.isMin ? a.px - b.px : b.px - a.px;
  if (Boolean(a) !== Boolean(b)) return a ? -1 : 1;
  return Number(one > other) - Number(one < other);
};

/** Puts media queries, then container queries last: later rules win. */
const sortAtRules = (styles: Styles): Styles => {
  const entries = Object.entries(styles);
  const startingWith = (name: string) => entries.filter(([key]) => key.startsWith(name)).sort(compareQueries);
  const others = entries
    .filter(([key]) => !key.startsWith('@media') && !key.startsWith('@container'))
    .map(([key, value]) => [key, isStyles(value) ? sortAtRules(value) : value]);
  return Object.fromEntries([...others, ...startingWith('@media'), ...startingWith('@container')]);
};

const nestedIn = (styles: Styles, selectors: readonly string[]): Styles =>
  selectors.reduce((outer, selector) => {
    const known = outer[selector];
    const inner = isStyles(known) ? known : {};
    outer[selector] = inner;
    return inner;
  }, styles);

const hasValue = (style: object | undefined): style is object =>
  isStyles(style) && Object.values(style).some((value) => value !== undefined);

/** Makes CSS of style props: tokens become variables, conditions selectors. */
export const createCss = (
  { theme, utilities }: LeanSystemConfig,
  conditions: ReturnType<typeof createConditions>,
): ((...styles: (object | undefined)[]) => ReturnType<SystemContext['css']>) => {
  const tokens = createTokens(theme);

  const transform = (property: string, given: unknown): object => {
    const { values, transform: make } = utilities[property] ?? {};
    const value = typeof given === 'string' ? tokens.fill(given) : given;
    const named = tokens.find(property.startsWith('--') ? value : `${values}.${value}`) ?? value;
    return make ? make(named) : { [property]: named };
  };

  const expand = (styles: object): Styles => {
    const expanded: Styles = {};
    const walk = (given: object, selectors: readonly string[], property = '') => {
      for (const [key, value] of Object.entries(given)) {
        const isCondition = conditions.has(key);
        const inner = isCondition ? [...selectors, ...conditions.resolve(key)] : selectors;
        const name = isCondition ? property : key;
        if (isStyles(value)) walk(value, inner, name);
        else if (value !== undefined && value !== null) mergeInto(nestedIn(expanded, inner), transform(name, value));
      }
    };
    walk(styles, []);
    return sortAtRules(expanded);
  };

  const results = new WeakSet<object>();
  const expandOnce = onceEach((styles: object): Styles => {
    if (isStyles(styles) && results.has(styles)) return styles;
    const made = expand(styles);
    results.add(made);
    return made;
  });

  /** Caches each style object: elements ask again on every render. */
  return (...styles: (object | undefined)[]): Styles => {
    const [first, ...others] = styles.filter(hasValue);
    if (!first) return {};
    return others.length === 0 ? expandOnce(first) : expand([first, ...others].reduce(mergeInto, {}));
  };
};
