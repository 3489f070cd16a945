import { afterAll, afterEach, describe, it } from 'vitest';
import type { CallName } from '~/api/contract/client-calls';
import { callNames, calls } from '~/api/contract/strict/calls';
import { cases } from './cases';
import { faultsOf, fewFaults } from './faults';
import { isList, lenienciesOf, reducedRows, unreadableRow } from './leniencies';
import { closeHarness, tally, tryFault } from './try-fault';
import { tryLeniency } from './try-leniency';

/**
 * Declares a test for every included call × each kind of fault or leniency that a screen can tell from the others ×
 * every screen that makes the call; the client's own tests hold the rest (`tests/unit/api/call-faults.test.ts`). Faults
 * come from the contract's table and schemas, expected sentences from the catalogue: nothing is written by call.
 */
export const declareScreens = (kind: string, isIncluded: (name: CallName) => boolean): void => {
  const included = callNames.filter(isIncluded);
  afterEach(closeHarness);
  afterAll(() => {
    console.log(`${included.length} ${kind} × ${tally.faults.size} pannes : ${tally.tried} cas, ${tally.held} tenus`);
  });
  for (const name of included) {
    describe(`${calls[name].method} ${calls[name].path}`, () => {
      for (const [place, testCase] of cases[name].entries()) {
        const isFirst = place === 0;
        for (const fault of isFirst ? faultsOf(name) : fewFaults) {
          it(`sur ${testCase.path} : ${fault.name}`, () => tryFault(name, testCase, fault));
        }
        // Only the first screen of a list shows the whole of it, and says what it leaves out.
        const ofRows = isFirst ? [unreadableRow] : [reducedRows];
        for (const leniency of [...(isFirst ? lenienciesOf(name) : []), ...(isList(name) ? ofRows : [])]) {
          it(`sur ${testCase.path} : ${leniency.name}`, () => tryLeniency(name, testCase, leniency));
        }
      }
    });
  }
};
