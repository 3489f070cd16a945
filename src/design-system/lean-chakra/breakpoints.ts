/** A screen that ends here is just narrower than one that begins there. */
const GAP_IN_REM = 0.0025;

/** On screens of this width and wider ones: `48rem`. */
export const fromWidth = (width: string) => `@media screen and (min-width: ${width})`;

/** On screens narrower than this width. */
export const belowWidth = (width: string) =>
  `@media screen and (max-width: ${Number.parseFloat(width) - GAP_IN_REM}rem)`;

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
