import { type CallDefinition, type CallName, calls } from '../../../src/api/contract/calls';
import type { ContractCheck } from './contract-check';
import { expectThat, Skipped } from './contract-client';

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);
const callNames = Object.keys(calls).filter(isCallName);
const definitionOf = (name: CallName): CallDefinition => calls[name];

/** Unused by the contract on most paths; sent without a token, so that no backend does anything by mistake. */
const otherMethods = ['PATCH', 'PUT', 'DELETE', 'POST', 'GET'];

const methodsOf = (path: string): string[] =>
  callNames.map(definitionOf).flatMap((call) => (call.path === path ? [call.method] : []));

const unknownToken: ContractCheck[] = callNames
  .filter((name) => definitionOf(name).access !== 'anyone')
  .map((name) => ({
    call: name,
    title: 'refuses a call without a token, and one with an unknown token, by 401',
    needs: 'anyone',
    run: async ({ client }) => {
      await client.refused(name, 401);
      await client.refused(name, 401, { token: 'not-a-token' });
    },
  }));

const adminOnly: ContractCheck[] = callNames
  .filter((name) => definitionOf(name).access === 'admin')
  .map((name) => ({
    call: name,
    title: 'refuses a user who is not an administrator by 403, before it looks what exists',
    needs: 'user',
    run: async ({ client, user }) => {
      if (user === undefined) throw new Skipped('needs a user who is not an administrator');
      await client.refused(name, 403, { token: user.token, params: { id: 999_999_999 } });
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
      const { headers } = await client.refused(name, 405, { method });
      const allow = headers.get('allow') ?? '';
      for (const verb of allowed) expectThat(allow.includes(verb), `Allow is « ${allow} », without ${verb}`);
    },
  }));

/** Who may, for every call of the table. */
export const accessChecks: readonly ContractCheck[] = [...unknownToken, ...adminOnly, ...wrongMethod];
