import { participationStatuses } from '../../../../src/api/contract/scalars';
import { callNames } from '../../../../src/api/contract/strict/calls';
import {
  adminTokenOf,
  type CheckContext,
  type ContractCheck,
  knownUser,
  UNKNOWN_ID,
  userTokenOf,
} from '../contract-check';
import { definitionOf } from '../contract-client';
import { Broken, expectThat } from '../problem';
import { listChecks } from './list-checks';

const listUsers = (context: CheckContext, query: Record<string, string>) =>
  context.client.read('adminListUsers', { token: adminTokenOf(context), query: { page: 1, ...query } });

const listParticipations = (context: CheckContext, query: Record<string, string>) =>
  context.client.read('adminListParticipations', { token: adminTokenOf(context), query: { page: 1, ...query } });

/** Any other status, and none, is shown as one that waits. */
const shownAs = (status: string): string => (status === 'approved' || status === 'disapproved' ? status : 'opened');

const keepsOthersOut: ContractCheck[] = callNames
  .filter((name) => definitionOf(name).access === 'admin')
  .map((name) => ({
    call: name,
    title: 'refuses a user who is not an administrator',
    needs: 'user',
    run: async (context) => {
      const sending = { token: userTokenOf(context), params: { id: UNKNOWN_ID } };
      const isRight = (status: number) => status >= 300 && status < 500;
      await context.client.fails(name, sending, '403', isRight);
    },
  }));

/** The administrator's calls about users and participations. */
export const neededAdminChecks: readonly ContractCheck[] = [
  ...keepsOthersOut,
  ...listChecks({ call: 'adminListUsers', needs: 'admin', columns: ['name', 'email'] }),
  {
    call: 'adminListUsers',
    title: 'finds an account by its address',
    needs: 'admin',
    run: async (context) => {
      const { id, email } = knownUser(context.anyone);
      const { data } = await listUsers(context, { search: email });
      const isFound = data.some((user) => String(user.id) === String(id));
      expectThat(isFound, `${data.length} rows, this account not among them`, {
        field: 'search',
        expected: 'the account',
      });
    },
  },
  {
    call: 'adminListUsers',
    title: 'filters by validated, so that the counters and the list of those who wait are true',
    needs: 'admin',
    run: async (context) => {
      const all = await listUsers(context, {});
      const [yes, no] = [await listUsers(context, { validated: '1' }), await listUsers(context, { validated: '0' })];
      const isRight = yes.data.every((user) => user.validated) && no.data.every((user) => !user.validated);
      const field = 'data.*.validated';
      expectThat(isRight, 'rows of the other kind', {
        field,
        expected: 'true for ?validated=1, false for ?validated=0',
      });
      // Less where a database has rows that are neither.
      const came = `${yes.total} validated and ${no.total} waiting of ${all.total}`;
      expectThat(yes.total + no.total <= all.total, came, { field: 'total', expected: 'two parts of the whole' });
    },
  },
  {
    call: 'adminValidateUser',
    title: 'validates an account, as its session and the list then tell',
    needs: 'admin-and-fresh-user',
    writes: true,
    run: async (context) => {
      const { client } = context;
      const { user, token, email } = await context.createUser();
      await client.read('adminValidateUser', { token: adminTokenOf(context), params: { id: user.id } });
      const { validated } = await client.read('me', { token });
      expectThat(validated, 'false in GET /api/me', { field: 'validated', expected: 'true after the validation' });
      const { data } = await listUsers(context, { search: email, validated: '1' });
      const isListed = data.some(({ id }) => String(id) === String(user.id));
      expectThat(isListed, 'nothing for ?validated=1', {
        field: 'data',
        expected: 'the account among the validated ones',
      });
    },
  },
  ...listChecks({ call: 'adminListParticipations', needs: 'admin', columns: ['user'] }),
  {
    call: 'adminListParticipations',
    title: 'filters by status, so that tabs and counters are true',
    needs: 'admin',
    run: async (context) => {
      const all = await listParticipations(context, {});
      let counted = 0;
      for (const status of participationStatuses) {
        const { data, total } = await listParticipations(context, { status });
        const other = data.find((row) => shownAs(row.status) !== status);
        if (other) {
          throw new Broken({ field: 'data.*.status', came: `${other.status} for ?status=${status}`, expected: status });
        }
        counted += total;
      }
      // Less where the backend knows other statuses.
      const came = `${counted} by status, of ${all.total}`;
      expectThat(counted <= all.total, came, { field: 'total', expected: 'parts of the whole' });
    },
  },
];
