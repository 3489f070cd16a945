import { randomUUID } from 'node:crypto';
import {
  adminTokenOf,
  type CheckContext,
  type ContractCheck,
  newOffer,
  OWN_COUNTRY,
  withOfferId,
} from '../contract-check';
import { expectThat } from '../problem';
import { listChecks } from './list-checks';

/** The row of an offer in the administrator's list, found as a person would. */
const find = async (context: CheckContext, id: string, query: Record<string, string>) => {
  const list = await context.client.read('adminListOffers', {
    token: adminTokenOf(context),
    query: { page: 1, ...query },
  });
  return list.data.find((offer) => String(offer.id) === id);
};

/** The administrator's calls about offers. */
export const neededOfferChecks: readonly ContractCheck[] = [
  ...listChecks({ call: 'adminListOffers', needs: 'admin', columns: ['title', 'country'] }),
  {
    call: 'adminListOffers',
    title: 'finds an offer by its title, and by its country',
    needs: 'admin',
    run: async (context) => {
      const offer = newOffer();
      await withOfferId(context, offer, async (id) => {
        const found = await find(context, id, { search: offer.title });
        expectThat(found !== undefined, 'not found by its title', { field: 'search', expected: 'the offer' });
        const listed = await find(context, id, { country: OWN_COUNTRY });
        expectThat(listed !== undefined, 'not found by its country', { field: 'country', expected: 'the offer' });
        const other = await find(context, id, { search: randomUUID() });
        expectThat(other === undefined, 'found by another text', {
          field: 'search',
          expected: 'what has it in its title',
        });
        const elsewhere = await find(context, id, { country: 'FR' });
        expectThat(elsewhere === undefined, 'found in another country', { field: 'country', expected: 'FR alone' });
      });
    },
  },
  {
    call: 'adminCreateOffer',
    title: 'takes what the form sends, title, country and deeplink, and keeps it',
    needs: 'admin',
    run: async (context) => {
      const offer = newOffer();
      await withOfferId(context, offer, async (id) => {
        const row = await find(context, id, { search: offer.title });
        expectThat(row?.title === offer.title, row?.title ?? 'no such row', {
          field: 'title',
          expected: 'what was sent',
        });
        expectThat(row.country === offer.country, `${row.country}`, { field: 'country', expected: offer.country });
        const { deeplink } = row;
        // A list may leave it out.
        const isKept = !deeplink || deeplink === offer.deeplink;
        expectThat(isKept, `« ${deeplink} »`, { field: 'deeplink', expected: `« ${offer.deeplink} »` });
      });
    },
  },
  {
    call: 'adminUpdateOffer',
    title: 'changes what is sent changed',
    needs: 'admin',
    run: async (context) => {
      const offer = newOffer();
      await withOfferId(context, offer, async (id) => {
        const body = { ...offer, title: `${offer.title}, modifié` };
        await context.client.read('adminUpdateOffer', { token: adminTokenOf(context), params: { id }, body });
        const row = await find(context, id, { search: offer.title });
        expectThat(row?.title === body.title, row?.title ?? 'no such row', { field: 'title', expected: body.title });
      });
    },
  },
  {
    call: 'adminDeleteOffer',
    title: 'takes the offer out of the list',
    needs: 'admin',
    run: async (context) => {
      const offer = newOffer();
      await withOfferId(context, offer, async (id) => {
        await context.client.read('adminDeleteOffer', { token: adminTokenOf(context), params: { id } });
        const row = await find(context, id, { search: offer.title });
        expectThat(row === undefined, 'still in the list', { field: 'data', expected: 'a list without it' });
      });
    },
  },
];
