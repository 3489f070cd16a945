export type Verdict =
  | { kind: 'automatic'; tests: readonly string[]; how?: string }
  | { kind: 'by-hand'; on: string; how: string; tests?: readonly string[] }
  | { kind: 'not-applicable'; why: string; tests?: readonly string[] }
  /** Not met in at least one case: what is missing, and why. */
  | { kind: 'gap'; what: string };

export interface Criterion {
  /** Theme and number in RGAA 4.1. */
  id: `${number}.${number}`;
  /** Shortened. */
  text: string;
  verdict: Verdict;
}

export interface Theme {
  number: number;
  title: string;
  criteria: readonly Criterion[];
}

/** axe and `audit.ts` on every screen for every role, at 1280 and 360 pixels, 200 % and 400 %. */
export const SCREENS = 'tests/integration/accessibility/screens.test.ts';

/** Held by tests; by default those of every screen. */
export const automatic = (how?: string, ...tests: string[]): Verdict => ({
  kind: 'automatic',
  tests: tests.length > 0 ? tests : [SCREENS],
  ...(how ? { how } : {}),
});

/** Checked by a person on a day, perhaps partly by tests. */
export const byHand = (on: string, how: string, ...tests: string[]): Verdict => ({
  kind: 'by-hand',
  on,
  how,
  ...(tests.length > 0 ? { tests } : {}),
});

export const notApplicable = (why: string): Verdict => ({ kind: 'not-applicable', why });

/** No such thing on any screen, as a test shows. */
export const absent = (what: string): Verdict => ({
  kind: 'not-applicable',
  why: `Aucun écran ne contient ${what} (vérifié sur chacun).`,
  tests: [SCREENS],
});

export const gap = (what: string): Verdict => ({ kind: 'gap', what });
