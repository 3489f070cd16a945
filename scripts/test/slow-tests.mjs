/** Past this a test is asked why: is it a smaller kind of test, or several? */
export const SLOW_SECONDS = 10;
/** Past this it has failed: a busy machine triples what a test takes. */
export const FAILING_SECONDS = 3 * SLOW_SECONDS;

/**
 * Tests that may take longer on two processors, by how their name begins (step, file, title), and why each is one test.
 */
export const slowTests = [];

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
