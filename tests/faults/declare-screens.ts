import { afterAll, afterEach, describe, it } from 'vitest';
import { callNames } from '~/api/contract/call-names';
import { type CallName, calls } from '~/api/contract/calls';
import { exercises } from './exercises';
import { faultsOf, representativeFaultsOf } from './faults';
import { clearStage, tally, tryFault } from './try-fault';

/**
 * Declares every call of the contract that `isIncluded` × every kind of fault × every screen that makes the call. Nothing here is written by
 * call: the faults come from the table and its schemas, the sentences from the catalogue.
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
      }
    });
  }
};
