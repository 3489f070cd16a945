/** A screen that ends here is just narrower than one that begins there. */
const GAP_IN_REM = 0.0025;

/** For Chakra's `createBreakpoints`: the conditions `md` and `mdDown`. A unit test finds any source that uses those of two bounds. */
export const createBreakpoints = (breakpoints: Readonly<Record<string, string>>) => ({
  conditions: Object.fromEntries(
    Object.entries(breakpoints).flatMap(([name, width]) => [
      [name, `@media screen and (min-width: ${width})`],
      [`${name}Down`, `@media screen and (max-width: ${Number.parseFloat(width) - GAP_IN_REM}rem)`],
    ]),
  ),
  keys: () => ['base', ...Object.keys(breakpoints)],
});
