import { NIGHTLY_SYNC_HOUR } from '~/api/contract/limits';
import { TIME_ZONE } from '~/lib/format/locale';
import type { Environment } from './environment';
import { type SyncReport, syncNetwork } from './network-sync';
import type { State } from './state';

/** When the affiliate network is synchronised by itself. */
export const nightlySchedule = { pattern: `0 0 ${NIGHTLY_SYNC_HOUR} * * *`, timezone: TIME_ZONE } as const;

/** The nightly run. Without credentials that the network accepts there is nothing to do. */
export function syncAtNight(state: State, environment: Environment): SyncReport | undefined {
  const { settings } = state.network;
  if (settings === null || settings.refused) return undefined;
  return syncNetwork(state, environment.now(), environment.networkSeed);
}
