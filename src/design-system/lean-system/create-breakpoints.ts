import type { SystemContext } from '@chakra-ui/react';

/** A range ends just below the next one. */
const GAP_IN_REM = 0.0025;

const lastBefore = (width: string) => `${Number.parseFloat(width) - GAP_IN_REM}rem`;

export const fromWidth = (width: string) => `@media (min-width: ${width})`;

const belowWidth = (width: string) => `@media (max-width: ${lastBefore(width)})`;

export const betweenWidths = (from: string, below: string) =>
  `@media (min-width: ${from}) and (max-width: ${lastBefore(below)})`;

/** Breakpoints with the conditions `md` and `mdDown` for each; Chakra’s other ranges are left out. */
export const createBreakpoints = (widths: Readonly<Record<string, string>>): SystemContext['breakpoints'] => {
  const names = Object.keys(widths);
  const conditions: Record<string, string> = {};
  for (const [name, width] of Object.entries(widths)) {
    conditions[name] = fromWidth(width);
    conditions[`${name}Down`] = belowWidth(width);
  }
  const getCondition = (key: string): string => {
    const query = conditions[key];
    if (query === undefined) throw new Error(`No breakpoint is called ${key}`);
    return query;
  };
  return {
    conditions,
    getCondition,
    keys: () => ['base', ...names],
    up: getCondition,
    down: (name) => getCondition(`${name}Down`),
    only: (name) => {
      const next = widths[names[names.indexOf(name) + 1] ?? ''];
      return next === undefined ? getCondition(name) : `${getCondition(name)} and (max-width: ${lastBefore(next)})`;
    },
    values: Object.entries(widths).map(([name, min], index) => {
      const next = widths[names[index + 1] ?? ''];
      return { name, min, max: next && lastBefore(next) };
    }),
  };
};
