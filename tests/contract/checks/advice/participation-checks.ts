import type { Offer } from '../../../../src/api/contract/entities';
import { COMMISSION_EUR, isHttpUrl, MAX_PER_PAGE, participationStatuses } from '../../../../src/api/contract/scalars';
import { Application, Participation, paged, Sold } from '../../../../src/api/contract/strict/answers';
import {
  type Actor,
  adminTokenOf,
  type CheckContext,
  type ContractCheck,
  createValidatedUser,
  NO_IDS,
  newOffer,
  OWN_COUNTRY,
  UNKNOWN_ID,
  withOffer,
} from '../contract-check';
import { type ContractClient, parsed } from '../contract-client';
import { expectFields, expectThat } from '../problem';
import { pagingChecks } from './paging-checks';

const Participations = paged(Participation);

/** The longest page that may be asked for, and one more. */
const LONG = MAX_PER_PAGE + 1;

const listAll = async (client: ContractClient, token: string) =>
  parsed(Participations, await client.ask('listParticipations', { token }));

/** Offers of the checks' own, all there at once. */
async function withOffers(
  context: CheckContext,
  count: number,
  use: (offers: readonly Offer[]) => Promise<void>,
): Promise<void> {
  const rest = async (offers: readonly Offer[]): Promise<void> =>
    offers.length === count ? use(offers) : withOffer(context, newOffer(), (offer) => rest([...offers, offer]));
  await rest([]);
}

const applyTo = (client: ContractClient, { token }: Actor, { id }: Offer, status: 200 | 201) =>
  client.ask('applyToOffer', { token, params: { id }, country: OWN_COUNTRY }, status);

/** Taking part, the own participations, and the balance. */
export const participationChecks: readonly ContractCheck[] = [
  ...pagingChecks('listParticipations', 'anyone'),
  {
    call: 'listParticipations',
    title: 'gives all rows in one page without page and per_page',
    needs: 'anyone',
    run: async ({ client, anyone: { token } }) => {
      const all = await listAll(client, token);
      expectThat(all.last_page === 1 && all.current_page === 1, 'the unpaged list is paged');
      expectThat(all.data.length === all.total, 'the unpaged list is not whole');
      expectThat(
        all.data.every((row) => row.offer.id === row.offer_id),
        'offer is not that of offer_id',
      );
      const paging = { token, query: { page: 1, per_page: 1 } };
      const one = parsed(Participations, await client.ask('listParticipations', paging));
      expectThat(one.total === all.total, 'the paged list counts other rows');
    },
  },
  {
    call: 'listParticipations',
    title: `gives ${LONG} rows in one page, more than may be asked for by per_page`,
    needs: 'admin-and-fresh-user',
    writes: true,
    run: async (context) => {
      const { client } = context;
      const user = await createValidatedUser(context);
      await withOffers(context, LONG, async (offers) => {
        for (const offer of offers) await applyTo(client, user, offer, 201);
        const { data, total, last_page } = await listAll(client, user.token);
        expectThat(total === LONG && last_page === 1, `total is ${total}, last_page ${last_page}`);
        expectThat(new Set(data.map((row) => row.offer_id)).size === LONG, `${data.length} rows, not ${LONG}`);
        const paging = { token: user.token, query: { page: 2, per_page: MAX_PER_PAGE } };
        const second = parsed(Participations, await client.ask('listParticipations', paging));
        expectThat(second.data.length === 1 && second.last_page === 2, 'with page it is not paged');
      });
    },
  },
  {
    call: 'sold',
    title: 'counts one euro per approved participation, and agrees with the list',
    needs: 'anyone',
    run: async ({ client, anyone: { token } }) => {
      const sold = parsed(Sold, await client.ask('sold', { token }));
      const { data, total } = await listAll(client, token);
      expectThat(sold.total === total, `total is ${sold.total}, and the list has ${total}`);
      for (const status of participationStatuses) {
        const listed = data.filter((row) => row.status === status).length;
        expectThat(sold[status] === listed, `${status} is ${sold[status]}, and the list has ${listed}`);
      }
      const earned = sold.approved * COMMISSION_EUR;
      expectThat(sold.sold === earned, `sold is ${sold.sold} for ${sold.approved} approved`);
    },
  },
  {
    call: 'sold',
    title: 'gives a new account nothing of anybody else: no participation, no euro',
    needs: 'fresh-user',
    writes: true,
    run: async ({ client, createUser }) => {
      const { token } = await createUser();
      const nothing = { sold: 0, total: 0, opened: 0, approved: 0, disapproved: 0 };
      expectFields(parsed(Sold, await client.ask('sold', { token })), nothing, 'GET /api/get/user/sold');
      const { data, total, last_page } = await listAll(client, token);
      expectThat(data.length === 0 && total === 0 && last_page === 1, 'its list is not empty');
    },
  },
  {
    call: 'applyToOffer',
    title: 'refuses an account that is not validated by 403, with a message',
    needs: 'fresh-user',
    writes: true,
    run: async ({ client, createUser }) => {
      const { token } = await createUser();
      await client.refused('applyToOffer', 403, { token, params: { id: UNKNOWN_ID }, country: OWN_COUNTRY });
    },
  },
  {
    call: 'applyToOffer',
    title: 'records the first time as opened (201), and continues afterwards (200)',
    needs: 'admin-and-fresh-user',
    writes: true,
    run: async (context) => {
      const { client } = context;
      const user = await createValidatedUser(context);
      for (const id of NO_IDS) {
        await client.refused('applyToOffer', 404, { token: user.token, params: { id }, country: OWN_COUNTRY });
      }
      await withOffer(context, newOffer(), async (offer) => {
        const first = parsed(Application, await applyTo(client, user, offer, 201));
        expectThat(first.action === 'created', `action is « ${first.action} », not « created »`);
        const again = parsed(Application, await applyTo(client, user, offer, 200));
        expectThat(again.action === 'continue', `action is « ${again.action} », not « continue »`);
        for (const { deeplink } of [first, again]) {
          expectThat(deeplink == null || isHttpUrl(deeplink), `deeplink is « ${deeplink} »`);
        }
        const { data, total } = await listAll(client, user.token);
        const [row] = data;
        expectThat(total === 1 && row !== undefined, `${total} rows, not one`);
        expectFields(row, { offer_id: offer.id, status: 'opened' }, 'the participation');
        expectFields(row.offer, offer, 'its offer');
        const counted = { sold: 0, total: 1, opened: 1, approved: 0, disapproved: 0 };
        expectFields(parsed(Sold, await client.ask('sold', { token: user.token })), counted, 'GET /api/get/user/sold');
      });
    },
  },
  {
    call: 'adminListParticipations',
    title: 'lists a new participation first, with its user and its offer, under its status alone',
    needs: 'admin-and-fresh-user',
    writes: true,
    run: async (context) => {
      const { client } = context;
      const token = adminTokenOf(context);
      const user = await createValidatedUser(context);
      await withOffer(context, newOffer(), async (offer) => {
        await applyTo(client, user, offer, 201);
        const own = async (query: Record<string, string>) => {
          const list = parsed(Participations, await client.ask('adminListParticipations', { token, query }));
          return list.data.find((row) => row.user?.id === user.user.id);
        };
        const row = await own({ status: 'opened' });
        expectThat(row?.user != null, 'the participation is not on the first page of the opened ones');
        expectFields(row.user, { ...user.user, validated: true }, 'its user');
        expectFields(row.offer, offer, 'its offer');
        expectThat((await own({})) !== undefined, 'the participation is not on the first page of all');
        expectThat((await own({ status: 'approved' })) === undefined, 'an opened participation counts as approved');
      });
    },
  },
];
