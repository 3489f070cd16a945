/** A screen that ends here is just narrower than one that begins there. */
const GAP_IN_REM = 0.0025;

/** Where there is this width or more, `48rem`: on screens and on paper. */
export const fromWidth = (width: string) => `@media (min-width: ${width})`;

/** Where there is less than this width. */
export const belowWidth = (width: string) => `@media (max-width: ${Number.parseFloat(width) - GAP_IN_REM}rem)`;

/** For Chakra's `createBreakpoints`: the conditions `md` and `mdDown`. A unit test finds any source that uses those of two bounds. */
export const createBreakpoints = (breakpoints: Readonly<Record<string, string>>) => ({
  conditions: Object.fromEntries(
    Object.entries(breakpoints).flatMap(([name, width]) => [
      [name, fromWidth(width)],
      [`${name}Down`, belowWidth(width)],
    ]),
  ),
  keys: () => ['base', ...Object.keys(breakpoints)],
});
