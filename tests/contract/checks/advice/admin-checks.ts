import * as v from 'valibot';
import type { User as ReadUser } from '../../../../src/api/contract/entities';
import { MAX_PER_PAGE, participationStatuses } from '../../../../src/api/contract/scalars';
import { Participation, paged, User } from '../../../../src/api/contract/strict/answers';
import { adminTokenOf, type CheckContext, CONTRACT_USER_NAME, type ContractCheck, knownUser } from '../contract-check';
import { parsed } from '../contract-client';
import { expectFields, expectThat } from '../problem';
import { pagingChecks } from './paging-checks';

const Users = paged(User);
const Participations = paged(Participation);
const Validated = v.object({ user: User });

type Query = Record<string, string>;

const listUsers = async (context: CheckContext, query: Query) => {
  const all = { per_page: MAX_PER_PAGE, ...query };
  return parsed(Users, await context.client.ask('adminListUsers', { token: adminTokenOf(context), query: all }));
};

const listParticipations = async (context: CheckContext, query: Query) => {
  const sending = { token: adminTokenOf(context), query: { per_page: MAX_PER_PAGE, ...query } };
  return parsed(Participations, await context.client.ask('adminListParticipations', sending));
};

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
const withAccents = (text: string): string =>
  withoutAccents(text)
    .replace(/[aeiou]/gi, '$&\u0301')
    .normalize('NFC');

/** Each of these searches must find the user. */
async function expectFound(context: CheckContext, user: ReadUser, searches: readonly string[]): Promise<void> {
  for (const search of searches) {
    const { data } = await listUsers(context, { search });
    const isFound = data.some(({ id }) => id === user.id);
    expectThat(isFound, `« ${search} » does not find « ${user.name} », « ${user.email} »`);
  }
}

/** The administrator's calls about users and participations. */
export const adminChecks: readonly ContractCheck[] = [
  ...pagingChecks('adminListUsers', 'admin'),
  ...pagingChecks('adminListParticipations', 'admin'),
  {
    call: 'adminListUsers',
    title: 'filters by validated, counts an empty filter as none, refuses an unknown one by 422',
    needs: 'admin',
    run: async (context) => {
      const all = await listUsers(context, {});
      const empty = await listUsers(context, { validated: '', search: '' });
      const [yes, no] = [await listUsers(context, { validated: '1' }), await listUsers(context, { validated: '0' })];
      expectThat(yes.data.every((user) => user.validated) && no.data.every((user) => !user.validated), 'wrong rows');
      expectThat(all.total === empty.total && all.total === yes.total + no.total, 'the totals do not add up');
      for (const validated of ['2', 'oui']) {
        const sending = { token: adminTokenOf(context), query: { validated } };
        await context.client.refusedFor('adminListUsers', 'validated', sending);
      }
    },
  },
  {
    call: 'adminListUsers',
    title: 'finds by name and address, whatever the case and the accents',
    needs: 'admin',
    run: async (context) => {
      const user = knownUser(context.anyone);
      const { name, email } = user;
      await expectFound(context, user, [email, email.toUpperCase()]);
      await expectFound(context, user, [name, withoutAccents(name).toUpperCase(), withAccents(name).toLowerCase()]);
    },
  },
  {
    call: 'adminListUsers',
    title: 'reads a search as text, not as a pattern, and answers one without a match by an empty list',
    needs: 'admin',
    run: async (context) => {
      for (const search of ['.*(', '%', '_', '\\', "'"]) {
        const { data } = await listUsers(context, { search });
        expectThat(
          data.every(({ name, email }) => `${name} ${email}`.includes(search)),
          `« ${search} » is read as a pattern`,
        );
      }
      const none = await listUsers(context, { search: 'aucun compte ne porte ce nom' });
      expectThat(none.total === 0 && none.last_page === 1 && none.data.length === 0, 'an empty result is not empty');
    },
  },
  {
    call: 'adminListUsers',
    title: 'finds an accented name without its accents, among the pending ones until it is validated',
    needs: 'admin-and-fresh-user',
    writes: true,
    run: async (context) => {
      const token = adminTokenOf(context);
      const { user } = await context.createUser();
      const search = withoutAccents(CONTRACT_USER_NAME).toLowerCase();
      await expectFound(context, user, [search, CONTRACT_USER_NAME.toUpperCase()]);
      const isListed = async (validated: string) => {
        const { data } = await listUsers(context, { search: user.email, validated });
        return data.some(({ id }) => id === user.id);
      };
      expectThat((await isListed('0')) && !(await isListed('1')), 'a new account is not among the pending ones');
      await context.client.ask('adminValidateUser', { token, params: { id: user.id } });
      expectThat((await isListed('1')) && !(await isListed('0')), 'a validated account is still pending');
    },
  },
  {
    call: 'adminValidateUser',
    title: 'validates an account and changes nothing else, and again without harm; its session sees it',
    needs: 'admin-and-fresh-user',
    writes: true,
    run: async (context) => {
      const { client } = context;
      const sending = { token: adminTokenOf(context) };
      const { user, token } = await context.createUser();
      const params = { id: user.id };
      for (const time of ['first', 'second']) {
        const answer = parsed(Validated, await client.ask('adminValidateUser', { ...sending, params }));
        expectFields(answer.user, { ...user, validated: true }, `the ${time} answer`);
      }
      expectFields(await client.me(token), { ...user, validated: true }, 'GET /api/me');
    },
  },
  {
    call: 'adminListParticipations',
    title: 'gives each row its user and offer, filters by status, refuses an unknown one by 422',
    needs: 'admin',
    run: async (context) => {
      const all = await listParticipations(context, {});
      const lists = [all];
      for (const status of participationStatuses) {
        const list = await listParticipations(context, { status });
        expectThat(
          list.data.every((row) => row.status === status),
          `a row that is not ${status}`,
        );
        lists.push(list);
      }
      const rows = lists.flatMap(({ data }) => data);
      expectThat(
        rows.every((row) => row.user != null),
        'a row without its user',
      );
      expectThat(
        rows.every((row) => row.offer.id === row.offer_id),
        'offer is not that of offer_id',
      );
      const counted = lists.slice(1).reduce((sum, { total }) => sum + total, 0);
      // Less where the backend knows other statuses.
      expectThat(counted <= all.total, 'the totals by status exceed that of all');
      const empty = await listParticipations(context, { status: '' });
      expectThat(empty.total === all.total, 'an empty status does not count as absent');
      const unknown = { token: adminTokenOf(context), query: { status: 'paid' } };
      await context.client.refusedFor('adminListParticipations', 'status', unknown);
    },
  },
];
