import type { SystemContext } from '@chakra-ui/react';
import { onceEach } from './once-each';
import { sortAtRules } from './sort-at-rules';
import { entriesOf, isStyles, mergeInto, type Styles } from './styles';

const IMPORTANT = /\s*!(?:important)?/i;

export interface CssOptions {
  conditions: SystemContext['conditions'];
  normalizeValue: SystemContext['normalizeValue'];
  transform: SystemContext['utility']['transform'];
}

/** The object in `styles` below all these selectors. */
const below = (styles: Styles, selectors: readonly string[]): Styles =>
  selectors.reduce((outer, selector) => {
    const known = outer[selector];
    const inner = isStyles(known) ? known : {};
    outer[selector] = inner;
    return inner;
  }, styles);

const hasValue = (style: object | undefined): style is object =>
  isStyles(style) && Object.values(style).some((value) => value !== undefined);

/** How styles become CSS objects: `expand`, by any rule, and `css`, by that of the utilities. */
export const createCss = ({ conditions, normalizeValue, transform }: CssOptions) => {
  /** What `make` says of each property and value, below the selectors that its conditions stand for. */
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

  /** A style that stands alone is worked through once, what came of it not again: elements ask anew for every render. */
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
