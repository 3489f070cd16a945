/** How a criterion stands. */
export type Verdict =
  | { kind: 'automatic'; tests: readonly string[]; how?: string }
  | { kind: 'by-hand'; on: string; how: string; tests?: readonly string[] }
  | { kind: 'not-applicable'; why: string; tests?: readonly string[] }
  /** Not met, or not in every case: what is missing, and why. */
  | { kind: 'gap'; what: string };

export interface Criterion {
  /** Theme and number, as RGAA 4.1 has them. */
  id: `${number}.${number}`;
  /** The criterion, shortened. */
  text: string;
  verdict: Verdict;
}

export interface Theme {
  number: number;
  title: string;
  criteria: readonly Criterion[];
}

/** Every route and window for every role, at 1280 and 360 pixels, at 200 % and 400 %: axe, and the checks of `audit.ts`. */
export const SCREENS = 'tests/e2e/accessibility/screens.spec.ts';

/** Held by tests; those of every screen unless others are named. */
export const automatic = (how?: string, ...tests: string[]): Verdict => ({
  kind: 'automatic',
  tests: tests.length > 0 ? tests : [SCREENS],
  ...(how ? { how } : {}),
});

/** Looked at by a person, on a day, in a way; and perhaps partly by tests. */
export const byHand = (on: string, how: string, ...tests: string[]): Verdict => ({
  kind: 'by-hand',
  on,
  how,
  ...(tests.length > 0 ? { tests } : {}),
});

export const notApplicable = (why: string): Verdict => ({ kind: 'not-applicable', why });

/** Not applicable because there is no such thing on any screen, and a test that says so. */
export const absent = (what: string): Verdict => ({
  kind: 'not-applicable',
  why: `Aucun écran ne contient ${what} (vérifié sur chacun).`,
  tests: [SCREENS],
});

export const gap = (what: string): Verdict => ({ kind: 'gap', what });
