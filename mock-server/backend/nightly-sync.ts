import { NIGHTLY_SYNC_HOUR } from '~/api/contract/scalars';
import { TIME_ZONE } from '~/lib/format/formats';
import type { Environment } from './environment';
import { type SyncReport, syncNetwork } from './network-sync';
import type { State } from './state';

export const nightlySchedule = { pattern: `0 0 ${NIGHTLY_SYNC_HOUR} * * *`, timezone: TIME_ZONE } as const;

/** Does nothing without accepted credentials. */
export function syncAtNight(state: State, environment: Environment): SyncReport | undefined {
  const { settings } = state.network;
  if (settings === null || settings.refused) return undefined;
  return syncNetwork(state, environment.now(), environment.networkSeed);
}
