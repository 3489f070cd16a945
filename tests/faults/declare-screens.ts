import { afterAll, afterEach, describe, it } from 'vitest';
import type { CallName } from '~/api/contract/client-calls';
import { callNames, calls } from '~/api/contract/strict/calls';
import { cases } from './cases';
import { faultsOf, representativeFaultsOf } from './faults';
import { isList, lenienciesOf, unreadableRow } from './leniencies';
import { closeHarness, tally, tryFault } from './try-fault';
import { tryLeniency } from './try-leniency';

/**
 * Declares a test for every included call × every kind of fault or leniency × every screen that makes the call.
 * Faults come from the contract's table and schemas, expected sentences from the catalogue: nothing is written by call.
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
        // The first screen meets every fault, the others one of each family.
        for (const fault of place === 0 ? faultsOf(name) : representativeFaultsOf(name)) {
          it(`sur ${testCase.path} : ${fault.name}`, () => tryFault(name, testCase, fault));
        }
        // Only the first screen of a list shows the whole of it, and says what it leaves out.
        const rows = isList(name) && place === 0 ? [unreadableRow] : [];
        for (const leniency of [...lenienciesOf(name), ...rows]) {
          it(`sur ${testCase.path} : ${leniency.name}`, () => tryLeniency(name, testCase, leniency));
        }
      }
    });
  }
};
