/** Past this a test is asked why: is it a smaller kind of test, or several? */
export const SLOW_SECONDS = 10;
/** Past this it has failed: a busy machine triples what a test takes. */
export const FAILING_SECONDS = 3 * SLOW_SECONDS;

/**
 * Tests that may take longer on two processors, by how their name begins (step, file, title), and why each is one test.
 */
export const slowTests = [
  {
    test: 'integration: tests/integration/accessibility/screens.test.ts',
    reason: 'one page goes through the states of a screen: opening it for each would take longer in all',
  },
  {
    test: 'e2e: backends/recorded-laravel.spec.ts',
    reason: 'a recording is made, replayed and compared: three starts of the server, one after the other',
  },
  {
    test: 'e2e: browsers/translated-landing.spec.ts',
    reason: 'waits for sentences that the page types letter by letter, one after the other',
  },
  {
    test: 'e2e: development/reports.spec.ts',
    reason: 'the development server compiles every file of a screen at its first opening',
  },
  {
    test: 'e2e: development/workbench.spec.ts',
    reason: 'the development server compiles every file of a screen at its first opening',
  },
  {
    test: 'e2e: production/backend-down.spec.ts',
    reason: 'several tabs live through the same breakdown of the server, and its end',
  },
  {
    test: 'e2e: production/policy.spec.ts',
    reason: 'one page goes through all screens of a role: opening it for each took twice as long',
  },
  {
    test: 'e2e: production/tab-after-deployment.spec.ts',
    reason: 'a tab outlives a deployment, with a web server and a build of its own',
  },
  {
    test: 'e2e: speed/layout-shift.spec.ts',
    reason: 'loads a screen at three sizes, with its answer and its font held back each time',
  },
  ...['firefox', 'webkit'].map((browser) => ({
    test: `${browser}: tests/browsers/journeys.test.ts`,
    reason: 'each step goes through a driver, beside an installation; the first test starts the browser, too',
  })),
  ...['firefox', 'webkit'].map((browser) => ({
    test: `${browser}: tests/browsers/screens.test.ts`,
    reason: 'one page goes through all screens of a role: opening it for each took three times as long',
  })),
  {
    test: 'package: package.spec.ts',
    reason: 'packs the design system, installs it into an empty app, and compiles that, with Next.js too',
  },
  {
    test: 'unit: tests/mock/speed.test.ts',
    reason: 'fills tables with a hundred thousand rows: some seconds, and more on a busy machine',
  },
  {
    test: 'unit: tests/unit/promised-browsers.test.ts',
    reason: 'one run of the compiler over the app, with libraries of its own, for all its tests',
  },
];

const isListed = ({ name }) => slowTests.some(({ test }) => name.startsWith(test));

/** The failures that tests are by their time alone. */
export const slowFailures = (tests) =>
  tests
    .filter((test) => test.passed && test.seconds > FAILING_SECONDS && !isListed(test))
    .map(
      ({ name, seconds }) =>
        `✗ ${name}\n    passed, but took ${seconds.toFixed(1)} s: make it smaller, or give a reason in scripts/test/slow-tests.mjs`,
    );

const SHOWN = 10;

/** The slowest tests of a run, a line each; those that a reason is missing for are marked. */
export const slowestLines = (tests) =>
  tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map((test) => {
      const mark = test.seconds > SLOW_SECONDS && !isListed(test) ? '!' : ' ';
      return `${test.seconds.toFixed(1).padStart(6)} s ${mark} ${test.name}`;
    });
