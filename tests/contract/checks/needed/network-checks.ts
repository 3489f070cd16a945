import type { CallName } from '../../../../src/api/contract/client-calls';
import { adminTokenOf, type CheckContext, type ContractCheck } from '../contract-check';
import { describe, isRefusal, readSuccess } from '../contract-client';
import { expectThat, Skipped } from '../problem';

/** The network itself may say no to what is saved: a success, a refusal and `success: false` will all do. */
const expectAnswered = async (context: CheckContext, call: CallName): Promise<void> => {
  const received = await context.client.send(call, { token: adminTokenOf(context) });
  const isAnswered = received.status < 300 || isRefusal(received.status);
  expectThat(isAnswered, describe(received), { field: 'status', expected: '200, or 422 with a message' });
};

/** The affiliate network. */
export const neededNetworkChecks: readonly ContractCheck[] = [
  {
    call: 'networkSettings',
    title: 'tells what is saved, or that nothing is',
    needs: 'admin',
    run: async (context) => {
      await context.client.read('networkSettings', { token: adminTokenOf(context) });
    },
  },
  {
    call: 'testNetwork',
    title: 'is there, and says yes or no',
    needs: 'admin',
    run: (context) => expectAnswered(context, 'testNetwork'),
  },
  {
    call: 'saveNetworkSettings',
    title: 'keeps what is saved',
    needs: 'admin',
    writes: true,
    run: async (context) => {
      const token = adminTokenOf(context);
      const { client } = context;
      const body = { publisher_id: '384721', username: 'missio', password: 'motdepasse-reseau' };
      const received = await client.send('saveNetworkSettings', { token, body });
      if (received.status === 422) throw new Skipped('the backend does not take the settings of the checks');
      readSuccess('saveNetworkSettings', received);
      const { settings } = await client.read('networkSettings', { token });
      const came = settings?.username ? `« ${settings.username} »` : 'nothing';
      const field = 'settings.username';
      expectThat(settings?.username === body.username, came, { field, expected: 'what was saved' });
    },
  },
  {
    call: 'syncNetwork',
    title: 'is there, and says yes or no',
    needs: 'admin',
    writes: true,
    run: (context) => expectAnswered(context, 'syncNetwork'),
  },
];
