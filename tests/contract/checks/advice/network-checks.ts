import { validationMessages as texts } from '../../../../src/api/contract/requests/request-bodies';
import { NetworkSettings } from '../../../../src/api/contract/strict/answers';
import { parseTimestamp } from '../../../../src/lib/format/dates';
import { adminTokenOf, type CheckContext, type ContractCheck } from '../contract-check';
import { expectMessages, parsed } from '../contract-client';
import { expectThat, Skipped } from '../problem';

const readSettings = async (context: CheckContext): Promise<NetworkSettings> =>
  parsed(NetworkSettings, await context.client.ask('networkSettings', { token: adminTokenOf(context) }));

/** The affiliate network. */
export const networkChecks: readonly ContractCheck[] = [
  {
    call: 'networkSettings',
    title: 'never shows the password',
    needs: 'admin',
    run: async (context) => {
      const received = await context.client.send('networkSettings', { token: adminTokenOf(context) });
      parsed(NetworkSettings, received.body);
      expectThat(!JSON.stringify(received.body).includes('password'), 'the answer speaks of a password');
    },
  },
  {
    call: 'saveNetworkSettings',
    title: 'names missing fields and a short password by 422',
    needs: 'admin',
    run: async (context) => {
      const token = adminTokenOf(context);
      expectMessages(await context.client.refused('saveNetworkSettings', 422, { token, body: {} }), {
        publisher_id: texts.publisherIdRequired,
        username: texts.usernameRequired,
        password: texts.passwordRequired,
      });
      const body = { publisher_id: '1', username: 'u', password: 'court' };
      expectMessages(await context.client.refused('saveNetworkSettings', 422, { token, body }), {
        password: texts.settingsPasswordTooShort,
      });
    },
  },
  {
    call: 'testNetwork',
    title: 'refuses to test by 422, with a message, while nothing is saved',
    needs: 'admin',
    run: async (context) => {
      const { settings } = await readSettings(context);
      if (settings?.publisher_id || settings?.username) throw new Skipped('settings are saved already');
      await context.client.refused('testNetwork', 422, { token: adminTokenOf(context) });
    },
  },
  {
    call: 'syncNetwork',
    title: 'refuses to synchronise by 422, with a message, while nothing is saved',
    needs: 'admin',
    // A backend that does not refuse it has synchronised.
    writes: true,
    run: async (context) => {
      const { settings, sync_info } = await readSettings(context);
      if (settings?.publisher_id || settings?.username) throw new Skipped('settings are saved already');
      await context.client.refused('syncNetwork', 422, { token: adminTokenOf(context) });
      const after = await readSettings(context);
      expectThat(after.sync_info?.last_sync === sync_info?.last_sync, 'a refused synchronisation is counted as one');
    },
  },
  {
    call: 'syncNetwork',
    title: 'saves, tests and synchronises; the settings then say what, when and how many',
    needs: 'admin',
    writes: true,
    run: async (context) => {
      const token = adminTokenOf(context);
      const before = parseTimestamp((await readSettings(context)).sync_info?.last_sync);
      const body = { publisher_id: '384721', username: 'missio', password: 'motdepasse-reseau' };
      await context.client.ask('saveNetworkSettings', { token, body });
      await context.client.ask('testNetwork', { token });
      await context.client.ask('syncNetwork', { token });
      const { settings, sync_info } = await readSettings(context);
      expectThat(settings?.publisher_id === body.publisher_id, 'publisher_id is not kept');
      expectThat(settings.username === body.username, 'username is not kept');
      const after = parseTimestamp(sync_info?.last_sync);
      expectThat(
        after !== null && (before === null || after >= before),
        'last_sync is not that of the synchronisation',
      );
      expectThat(typeof sync_info?.last_sync_count === 'number', 'last_sync_count is missing');
    },
  },
];
