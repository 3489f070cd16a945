import { afterAll, afterEach, describe, it } from 'vitest';
import type { CallName } from '~/api/contract/client-calls';
import { callNames, calls } from '~/api/contract/strict/calls';
import { exercises } from './exercises';
import { faultsOf, representativeFaultsOf } from './faults';
import { isList, lenienciesOf, unreadableRow } from './leniencies';
import { clearStage, tally, tryFault } from './try-fault';
import { tryLeniency } from './try-leniency';

/**
 * Declares every call of the contract that `isIncluded` × every kind of fault × every screen that makes the call; the same for what screens
 * take besides the contract's answer. Nothing here is written by call: both come from the table and its schemas, the sentences from the catalogue.
 */
export const declareScreens = (kind: string, isIncluded: (name: CallName) => boolean): void => {
  const included = callNames.filter(isIncluded);
  afterEach(clearStage);
  afterAll(() => {
    console.log(`${included.length} ${kind} × ${tally.faults.size} pannes : ${tally.cases} cas, ${tally.held} tenus`);
  });
  for (const name of included) {
    describe(`${calls[name].method} ${calls[name].path}`, () => {
      for (const [place, exercise] of exercises[name].entries()) {
        // The first screen meets every fault, the others one of each family.
        for (const fault of place === 0 ? faultsOf(name) : representativeFaultsOf(name)) {
          it(`sur ${exercise.path} : ${fault.name}`, () => tryFault(name, exercise, fault));
        }
        // Only the first screen of a list shows the whole of it, and says what it leaves out.
        const rows = isList(name) && place === 0 ? [unreadableRow] : [];
        for (const leniency of [...lenienciesOf(name), ...rows]) {
          it(`sur ${exercise.path} : ${leniency.name}`, () => tryLeniency(name, exercise, leniency));
        }
      }
    });
  }
};
