import type { SystemContext } from '@chakra-ui/react';

/** Values by property, nested styles by condition. */
export interface Styles {
  [key: string]: unknown;
}

export const isStyles = (value: unknown): value is Styles =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const entriesOf = (styles: object): [string, unknown][] => Object.entries(styles);

/** Deep merge; empty values of `source` change nothing. */
export const mergeInto = (target: Styles, source: object): Styles => {
  for (const [key, value] of entriesOf(source)) {
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
  const entries = entriesOf(styles);
  const startingWith = (name: string) => entries.filter(([key]) => key.startsWith(name)).sort(compareQueries);
  const [media, containers] = [startingWith('@media'), startingWith('@container')];
  const others = entries
    .filter(([key]) => !key.startsWith('@media') && !key.startsWith('@container'))
    .map(([key, value]): [string, unknown] => [key, isStyles(value) ? sortAtRules(value) : value]);
  return Object.fromEntries([...others, ...media, ...containers]);
};

const IMPORTANT = /\s*!(?:important)?/i;

export interface CssOptions {
  conditions: SystemContext['conditions'];
  normalizeValue: SystemContext['normalizeValue'];
  transform: SystemContext['utility']['transform'];
}

const below = (styles: Styles, selectors: readonly string[]): Styles =>
  selectors.reduce((outer, selector) => {
    const known = outer[selector];
    const inner = isStyles(known) ? known : {};
    outer[selector] = inner;
    return inner;
  }, styles);

const hasValue = (style: object | undefined): style is object =>
  isStyles(style) && Object.values(style).some((value) => value !== undefined);

export const createCss = ({ conditions, normalizeValue, transform }: CssOptions) => {
  const expand = (styles: object, make: (property: string, value: unknown) => object | undefined): Styles => {
    const expanded: Styles = {};
    const walk = (given: unknown, path: string[]): void => {
      const value: unknown = normalizeValue(given);
      if (isStyles(value)) {
        for (const [key, inner] of entriesOf(value)) walk(inner, [...path, key]);
        return;
      }
      const [property, ...names] = conditions.sort(path);
      if (property === undefined || value === null || value === undefined) return;
      mergeInto(below(expanded, names.flatMap(conditions.resolve)), make(property, value) ?? {});
    };
    walk(styles, []);
    return sortAtRules(expanded);
  };

  const transformValue = (property: string, value: unknown): object | undefined => {
    if (typeof value !== 'string' || !IMPORTANT.test(value)) return transform(property, value);
    const made = transform(property, value.replace(IMPORTANT, '').trim()) ?? {};
    return Object.fromEntries(entriesOf(made).map(([key, result]) => [key, `${result} !important`]));
  };

  const expanded = new WeakSet<object>();
  const expandOnce = onceEach((styles: object): Styles => {
    if (isStyles(styles) && expanded.has(styles)) return styles;
    const made = expand(styles, transformValue);
    expanded.add(made);
    return made;
  });

  /** Caches each style object: elements ask again on every render. */
  const css = (...styles: (object | undefined)[]): Styles => {
    const [first, ...others] = styles.filter(hasValue);
    if (!first) return {};
    if (others.length === 0) return expandOnce(first);
    const merged: Styles = {};
    for (const style of [first, ...others]) mergeInto(merged, style);
    return expand(merged, transformValue);
  };
  return { css, expand };
};
