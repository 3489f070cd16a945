import { clientCalls } from '~/api/contract/client-calls';
import { foldText } from '~/lib/format/fold';
import { pluralise } from '~/lib/format/formats';
import { answer, Refused } from './answer';
import type { Handler } from './handler';
import { type SyncReport, syncNetwork } from './network-sync';
import { serverMessages } from './server-messages';

/** The simulated network refuses a password with one of these in it. */
const refusedWords = ['mauvais', 'refus', 'faux', 'wrong', 'invalid', 'bad'];

/** Saved settings without the password, and the last synchronisation. */
export const networkSettings: Handler<'networkSettings'> = ({ state }) => {
  const { settings, last_sync, last_sync_count } = state.network;
  return answer(200, {
    settings: { publisher_id: settings?.publisher_id ?? '', username: settings?.username ?? '' },
    sync_info: { last_sync, last_sync_count },
  });
};

/** Keeps only a hash of the password; the test tells whether the network accepts it. */
export const saveNetworkSettings: Handler<'saveNetworkSettings'> = async ({ body, state, environment }) => {
  const password = foldText(body.password);
  const password_hash = await environment.hashPassword(body.password);
  state.network = {
    ...state.network,
    settings: {
      publisher_id: body.publisher_id,
      username: body.username,
      password_hash,
      refused: refusedWords.some((word) => password.includes(word)),
    },
  };
  return answer(200, { message: clientCalls.saveNetworkSettings.success });
};

export const testNetwork: Handler<'testNetwork'> = ({ state }) => {
  requireAcceptedSettings(state.network.settings);
  return answer(200, { message: clientCalls.testNetwork.success });
};

/** Runs the nightly synchronisation on demand. */
export const syncNetworkNow: Handler<'syncNetwork'> = ({ state, environment, now }) => {
  requireAcceptedSettings(state.network.settings);
  return answer(200, { message: describeSync(syncNetwork(state, now, environment.networkSeed)) });
};

function requireAcceptedSettings(settings: { refused: boolean } | null): void {
  if (settings === null) throw new Refused(422, { message: serverMessages.networkNotConfigured });
  if (settings.refused) throw new Refused(422, { message: serverMessages.networkRefused });
}

export function describeSync({ transactions, moved, updatedOffers, addedOffers }: SyncReport): string {
  const counted = (count: number, one: string, many: string) => `${count} ${pluralise(count, one, many)}`;
  const parts = [
    counted(transactions, 'transaction', 'transactions'),
    counted(moved, 'participation mise à jour', 'participations mises à jour'),
    counted(updatedOffers, 'offre mise à jour', 'offres mises à jour'),
    counted(addedOffers, 'offre ajoutée', 'offres ajoutées'),
  ];
  return `Synchronisation réussie : ${parts.join(', ')}.`;
}
