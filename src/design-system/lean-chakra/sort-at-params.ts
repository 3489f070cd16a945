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
