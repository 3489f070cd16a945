import * as v from 'valibot';
import type { Backend } from '../backend/backend';
import { FaultRequest } from '../backend/faults';
import { RecordedBackend } from '../backend/recorded/recorded-backend';
import type { StateData, StoredSession } from '../backend/rows';
import { accountId, type Scenario } from './scenario';

/** Applies a scenario's state and faults; `sessions` stay alive. */
export function applyScenario(
  backend: Backend,
  scenario: Scenario,
  base: StateData,
  sessions: readonly StoredSession[] = [],
): void {
  const { change, faults = [], account, transform, recording } = scenario;
  const data = change === undefined ? base : change(base);
  const userId = accountId(account);
  backend.load({
    ...data,
    // Signed-in users become the scenario's account, so that an open tab follows.
    sessions: userId === undefined ? [] : sessions.map((session) => ({ ...session, user_id: userId })),
  });
  backend.transform = transform;
  backend.other = recording === undefined ? undefined : new RecordedBackend(recording);
  backend.faults.disarm();
  for (const fault of faults) backend.faults.arm(v.parse(FaultRequest, fault), null);
}
