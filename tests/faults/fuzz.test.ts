import fc from 'fast-check';
import { afterAll, afterEach, describe, it } from 'vitest';
import { callNames, calls } from '~/api/contract/strict/calls';
import { cases } from './cases';
import { type Fault, HOSTILE_TEXT } from './faults';
import { changeLeaves } from './fields';
import { closeHarness, tally, tryFault } from './try-fault';

/*
 * Random answers: any of their values may be any JSON. The seed is fixed, so that a failure can be repeated;
 * `VITE_FUZZ_SEED` and `VITE_FUZZ_RUNS` try others.
 */
const SEED = Number(import.meta.env.VITE_FUZZ_SEED ?? 20_261_121);
const RUNS = Number(import.meta.env.VITE_FUZZ_RUNS ?? 6);
const TIMEOUT_MS = 10_000 * RUNS;

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', 0, -1, 1e308, [], {}, HOSTILE_TEXT, '\u202e\u0000', '9'.repeat(400)),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.double({ noNaN: true }),
);

/** Which values of an answer are replaced, in turn, and by what. */
const rewriting = fc.record({
  replacements: fc.array(anyValue, { minLength: 1, maxLength: 4 }),
  every: fc.integer({ min: 1, max: 60 }),
  from: fc.nat({ max: 30 }),
});

const rewrittenBy = ({
  replacements,
  every,
  from,
}: typeof rewriting extends fc.Arbitrary<infer T> ? T : never): Fault => {
  let seen = 0;
  let used = 0;
  const rewrite = (leaf: unknown) => {
    seen += 1;
    if (seen <= from || (seen - from) % every !== 0) return leaf;
    used += 1;
    return replacements[used % replacements.length];
  };
  return {
    name: `${replacements.length} values, every ${every} from ${from}`,
    tamper: ({ status, text }) => {
      seen = 0;
      used = 0;
      return { status, text: JSON.stringify(changeLeaves(JSON.parse(text), rewrite)) };
    },
  };
};

const reads = callNames.filter((name) => calls[name].method === 'GET');

afterEach(closeHarness);
afterAll(() => {
  console.log(`Au hasard (graine ${SEED}) : ${reads.length} lectures, ${tally.tried} cas, ${tally.held} tenus`);
});

for (const name of reads) {
  describe(`${calls[name].method} ${calls[name].path}, au hasard`, () => {
    for (const testCase of cases[name]) {
      it(`sur ${testCase.path}`, { timeout: TIMEOUT_MS }, () =>
        fc.assert(
          fc
            .asyncProperty(rewriting, (choice) => tryFault(name, testCase, rewrittenBy(choice)))
            .afterEach(closeHarness),
          { seed: SEED, numRuns: RUNS },
        ),
      );
    }
  });
}
