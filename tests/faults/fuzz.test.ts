import fc from 'fast-check';
import { afterAll, afterEach, describe, it } from 'vitest';
import { callNames, calls } from '~/api/contract/strict/calls';
import { anyRewriting, rewrittenBy } from './any-rewriting';
import { cases } from './cases';
import { closeHarness, tally, tryFault } from './try-fault';

/*
 * Random answers: any of their values may be any JSON. Many more go through the client alone
 * (`tests/unit/api/call-faults.test.ts`). The seed is fixed, so that a failure can be repeated;
 * `VITE_FUZZ_SEED` and `VITE_FUZZ_RUNS` try others.
 */
const SEED = Number(import.meta.env.VITE_FUZZ_SEED ?? 20_261_121);
const RUNS = Number(import.meta.env.VITE_FUZZ_RUNS ?? 2);
const TIMEOUT_MS = 10_000 * RUNS;

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
            .asyncProperty(anyRewriting, (choice) => tryFault(name, testCase, rewrittenBy(choice)))
            .afterEach(closeHarness),
          { seed: SEED, numRuns: RUNS },
        ),
      );
    }
  });
}
