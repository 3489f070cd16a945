import { afterAll, afterEach, describe, it } from 'vitest';
import { type CallName, calls } from '~/api/contract/calls';
import { exercises } from './exercises';
import { faultsOf, representativeFaultsOf } from './faults';
import { clearStage, tally, tryFault } from './try-fault';

/*
 * Every call of the contract × every kind of fault × every screen that makes the call. Nothing here is written by call: the faults
 * come from the table and its schemas, the sentences from the catalogue.
 */

const names = Object.keys(exercises).filter((name): name is CallName => name in exercises);

afterEach(clearStage);

afterAll(() => {
  console.log(`${names.length} appels × ${tally.faults.size} pannes : ${tally.cases} cas, ${tally.held} tenus`);
});

for (const name of names) {
  describe(`${calls[name].method} ${calls[name].path}`, () => {
    for (const [place, exercise] of exercises[name].entries()) {
      // The first screen meets every fault, the others one of each family.
      for (const fault of place === 0 ? faultsOf(name) : representativeFaultsOf(name)) {
        it(`sur ${exercise.path} : ${fault.name}`, () => tryFault(name, exercise, fault));
      }
    }
  });
}
