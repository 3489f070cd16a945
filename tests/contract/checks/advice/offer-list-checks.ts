import { randomUUID } from 'node:crypto';
import { type Id, MAX_PER_PAGE } from '../../../../src/api/contract/scalars';
import { Offer, paged } from '../../../../src/api/contract/strict/answers';
import {
  adminTokenOf,
  type CheckContext,
  type ContractCheck,
  EMPTY_COUNTRY,
  newOffer,
  newTitle,
  OTHER_OWN_COUNTRY,
  OWN_COUNTRY,
  withOffer,
} from '../contract-check';
import { parsed } from '../contract-client';
import { expectThat } from '../problem';
import { pagingChecks } from './paging-checks';

const Offers = paged(Offer);

const byId = (a: Id, b: Id) => Number(a) - Number(b);

/** The administrator's offers, as many as a page may have. */
export const listAdminOffers = async (context: CheckContext, query: Record<string, string>) => {
  const sending = { token: adminTokenOf(context), query: { per_page: MAX_PER_PAGE, ...query } };
  return parsed(Offers, await context.client.ask('adminListOffers', sending));
};

/** The administrator's list of offers. */
export const offerListChecks: readonly ContractCheck[] = [
  ...pagingChecks('adminListOffers', 'admin'),
  {
    call: 'adminListOffers',
    title: 'filters by title and country, alone and together; an empty filter counts as absent',
    needs: 'admin',
    run: async (context) => {
      const mark = randomUUID();
      const one = newOffer({ title: `${newTitle()}, ${mark}` });
      const other = newOffer({ title: `${newTitle()}, ${mark}`, country: OTHER_OWN_COUNTRY });
      await withOffer(context, one, async (first) => {
        await withOffer(context, other, async (second) => {
          const expectIds = async (query: Record<string, string>, ids: Id[]) => {
            const { data, total, last_page } = await listAdminOffers(context, query);
            const found = data.map(({ id }) => id).toSorted(byId);
            const asked = new URLSearchParams(query);
            expectThat(found.join() === ids.join(), `?${asked} finds ${found.join() || 'nothing'}, not ${ids.join()}`);
            expectThat(total === ids.length && last_page === 1, `?${asked}: total or last_page lies`);
          };
          const both = [first.id, second.id].toSorted(byId);
          await expectIds({ search: mark }, both);
          await expectIds({ search: mark, country: '' }, both);
          await expectIds({ search: one.title }, [first.id]);
          await expectIds({ search: mark, country: OWN_COUNTRY }, [first.id]);
          await expectIds({ search: mark, country: OTHER_OWN_COUNTRY.toLowerCase() }, [second.id]);
          await expectIds({ search: mark, country: EMPTY_COUNTRY }, []);
          await expectIds({ country: EMPTY_COUNTRY }, []);
          const [all, empty] = [
            await listAdminOffers(context, {}),
            await listAdminOffers(context, { search: '', country: '' }),
          ];
          expectThat(all.total === empty.total, 'empty filters do not count as absent');
        });
      });
    },
  },
  {
    call: 'adminListOffers',
    title: 'keeps to a country in either case, refuses one that is not two letters by 422',
    needs: 'admin',
    run: async (context) => {
      for (const country of ['FR', 'fr']) {
        const { data } = await listAdminOffers(context, { country });
        expectThat(
          data.every((offer) => offer.country.toUpperCase() === 'FR'),
          'another country',
        );
      }
      for (const country of ['France', 'F', 'F1', '33']) {
        const sending = { token: adminTokenOf(context), query: { country } };
        await context.client.refusedFor('adminListOffers', 'country', sending);
      }
    },
  },
];
