import { successMessages } from '~/api/contract/messages';
import { foldText } from '~/lib/format/fold';
import { pluralise } from '~/lib/format/formats';
import { answer, Refused } from './answer';
import type { Handler } from './handler';
import { type SyncReport, syncNetwork } from './network-sync';
import { serverMessages } from './server-messages';

/** What the simulated network does not accept in a password: whoever wants to see a refusal writes one of these. */
const refusedWords = ['mauvais', 'refus', 'faux', 'wrong', 'invalid', 'bad'];

/** What was saved, without the password, and when the network was last synchronised. */
export const networkSettings: Handler<'networkSettings'> = ({ state }) => {
  const { settings, last_sync, last_sync_count } = state.network;
  return answer(200, {
    settings: { publisher_id: settings?.publisher_id ?? '', username: settings?.username ?? '' },
    sync_info: { last_sync, last_sync_count },
  });
};

/** Keeps the credentials, of the password a hash alone; whether the network takes them is told by the test. */
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
  return answer(200, { message: successMessages.settingsSaved });
};

/** Tries the saved credentials, and changes nothing. */
export const testNetwork: Handler<'testNetwork'> = ({ state }) => {
  requireAcceptedSettings(state.network.settings);
  return answer(200, { message: successMessages.connectionTest });
};

/** The nightly synchronisation, when an administrator asks for it. */
export const syncNetworkNow: Handler<'syncNetwork'> = ({ state, environment, now }) => {
  requireAcceptedSettings(state.network.settings);
  return answer(200, { message: describeSync(syncNetwork(state, now, environment.networkSeed)) });
};

function requireAcceptedSettings(settings: { refused: boolean } | null): void {
  if (settings === null) throw new Refused(422, { message: serverMessages.networkNotConfigured });
  if (settings.refused) throw new Refused(422, { message: serverMessages.networkRefused });
}

/** What a synchronisation did, as a sentence for the administrator. */
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
