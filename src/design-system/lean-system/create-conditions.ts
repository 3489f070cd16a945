import type { LeanSystemConfig } from './lean-system-config';

/** A range ends just below the next one. */
const GAP_IN_REM = 0.0025;

const lastBefore = (width: string) => `${Number.parseFloat(width) - GAP_IN_REM}rem`;

export const fromWidth = (width: string) => `@media (min-width: ${width})`;

export const betweenWidths = (from: string, below: string) =>
  `@media (min-width: ${from}) and (max-width: ${lastBefore(below)})`;

/** Selectors and media queries by name: `_hover`, and of each breakpoint `md` and `mdDown`. */
export const createConditions = ({ conditions, theme }: LeanSystemConfig) => {
  const known = new Map<string, string | readonly string[]>();
  for (const [name, selectors] of Object.entries(conditions)) known.set(`_${name}`, selectors);
  for (const [name, width] of Object.entries(theme.breakpoints ?? {})) {
    known.set(name, fromWidth(width));
    known.set(`${name}Down`, `@media (max-width: ${lastBefore(width)})`);
  }
  return {
    names: [...known.keys()],
    has: (key: string): boolean => known.has(key) || /^base$|^[@_]|&/.test(key),
    /** From the outermost to the innermost. */
    resolve: (key: string): readonly string[] => (key === 'base' ? [] : [known.get(key) ?? key].flat()),
  };
};
