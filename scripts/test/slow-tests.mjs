/** Past this a test is asked why: is it a smaller kind of test, or several? */
export const SLOW_SECONDS = 10;

/**
 * Tests that may take longer on two processors, by how their name begins (step, file, title), and why each is one test.
 */
export const slowTests = [];

const isListed = ({ name }) => slowTests.some(({ test }) => name.startsWith(test));

/** The failures that tests are by their time alone. */
export const slowFailures = (tests) =>
  tests
    .filter((test) => test.passed && test.seconds > SLOW_SECONDS && !isListed(test))
    .map(
      ({ name, seconds }) =>
        `✗ ${name}\n    passed, but took ${seconds.toFixed(1)} s: make it smaller, or give a reason in scripts/test/slow-tests.mjs`,
    );

const SHOWN = 10;

/** The slowest tests of a run, a line each. */
export const slowestLines = (tests) =>
  tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
