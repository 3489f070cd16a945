import { entriesOf, isStyles, type Styles } from './styles';

const WIDTH_OR_HEIGHT = /\b(min|max)-(?:width|height):\s*([\d.]+)(rem|px)/;
const PX_PER_REM = 16;

/** The first limit of size in a query, in px. */
const readLimit = (query: string) => {
  const [, kind, number, unit] = WIDTH_OR_HEIGHT.exec(query) ?? [];
  return kind === undefined ? null : { isMin: kind === 'min', px: Number(number) * (unit === 'rem' ? PX_PER_REM : 1) };
};

/**
 * From narrow to wide, then from wide to narrow, then the others. Chakra orders equal ones by the alphabet of the browser's language, which takes
 * a French one up to 30 ms to fetch.
 */
const compareQueries = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number => {
  const [a, b] = [readLimit(one), readLimit(other)];
  if (a && b && a.isMin !== b.isMin) return a.isMin ? -1 : 1;
  if (a && b && a.px !== b.px) return a.isMin ? a.px - b.px : b.px - a.px;
  if (Boolean(a) !== Boolean(b)) return a ? -1 : 1;
  return Number(one > other) - Number(one < other);
};

/** The same styles, with media queries and then container queries last: among rules of equal weight the later one wins. */
export const sortAtRules = (styles: Styles): Styles => {
  const entries = entriesOf(styles);
  const startingWith = (name: string) => entries.filter(([key]) => key.startsWith(name)).sort(compareQueries);
  const [media, containers] = [startingWith('@media'), startingWith('@container')];
  const others = entries
    .filter(([key]) => !key.startsWith('@media') && !key.startsWith('@container'))
    .map(([key, value]): [string, unknown] => [key, isStyles(value) ? sortAtRules(value) : value]);
  return Object.fromEntries([...others, ...media, ...containers]);
};
