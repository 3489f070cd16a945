import { callNames } from '../../../../src/api/contract/strict/calls';
import { adminTokenOf, type ContractCheck, NO_IDS, UNKNOWN_ID, userTokenOf } from '../contract-check';
import { definitionOf } from '../contract-client';
import { expectThat } from '../problem';

/** Unused by the contract on most paths; sent without a token, so that no backend does anything by mistake. */
const otherMethods = ['PATCH', 'PUT', 'DELETE', 'POST', 'GET'];

const methodsOf = (path: string): string[] =>
  callNames.map(definitionOf).flatMap((call) => (call.path === path ? [call.method] : []));

/** What would be refused by 404 or 422 if it were looked at: who may is decided before. */
const senseless = { params: { id: UNKNOWN_ID }, query: { page: '0' } };

const unknownToken: ContractCheck[] = callNames
  .filter((name) => definitionOf(name).access !== 'anyone')
  .map((name) => ({
    call: name,
    title: 'refuses a call without a token, and one with an unknown token, by 401, before it looks what is asked',
    needs: 'anyone',
    run: async ({ client }) => {
      await client.refused(name, 401, senseless);
      await client.refused(name, 401, { ...senseless, token: 'not-a-token' });
    },
  }));

const adminOnly: ContractCheck[] = callNames
  .filter((name) => definitionOf(name).access === 'admin')
  .map((name) => ({
    call: name,
    title: 'refuses a user who is not an administrator by 403, before it looks what is asked',
    needs: 'user',
    run: async (context) => {
      await context.client.refused(name, 403, { ...senseless, token: userTokenOf(context) });
    },
  }));

const unknownId: ContractCheck[] = callNames
  .filter((name) => definitionOf(name).access === 'admin' && definitionOf(name).params !== undefined)
  .map((name) => ({
    call: name,
    title: 'answers what does not exist by 404, before its body is judged',
    needs: 'admin',
    run: async (context) => {
      const token = adminTokenOf(context);
      for (const id of NO_IDS) await context.client.refused(name, 404, { token, params: { id } });
    },
  }));

const wrongMethod: ContractCheck[] = callNames
  .filter(
    (name, index) => callNames.findIndex((other) => definitionOf(other).path === definitionOf(name).path) === index,
  )
  .map((name) => ({
    call: name,
    title: 'answers a wrong verb by 405 with Allow',
    needs: 'anyone',
    run: async ({ client }) => {
      const allowed = methodsOf(definitionOf(name).path);
      const method = otherMethods.find((candidate) => !allowed.includes(candidate));
      const { headers } = await client.refused(name, 405, { method, params: { id: UNKNOWN_ID } });
      const allow = headers.get('allow') ?? '';
      for (const verb of allowed) expectThat(allow.includes(verb), `Allow is « ${allow} », without ${verb}`);
    },
  }));

/** Who may, and what exists, for every call of the table. */
export const accessChecks: readonly ContractCheck[] = [...unknownToken, ...adminOnly, ...unknownId, ...wrongMethod];
