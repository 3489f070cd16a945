import * as v from 'valibot';
import { DEFAULT_COUNTRY, MAX_PER_PAGE } from '../../../../src/api/contract/scalars';
import { Offer, paged } from '../../../../src/api/contract/strict/answers';
import { type ContractCheck, EMPTY_COUNTRY, knownUser, NO_IDS, newOffer, withOffer } from '../contract-check';
import { parsed } from '../contract-client';
import { expectFields, expectThat, Skipped } from '../problem';
import { pagingChecks } from './paging-checks';

const Offers = paged(Offer);
const Detail = v.object({ success: v.literal(true), data: Offer });

/** The offers of a signed-in user. */
export const userChecks: readonly ContractCheck[] = [
  ...pagingChecks('listOffers', 'anyone'),
  {
    call: 'listOffers',
    title: 'lists the offers of X-Country alone, in either case; an empty list for a country without offers',
    needs: 'anyone',
    run: async ({ client, anyone: { token } }) => {
      const upper = parsed(Offers, await client.ask('listOffers', { token, country: 'FR' }));
      const lower = parsed(Offers, await client.ask('listOffers', { token, country: 'fr' }));
      expectThat(upper.total === lower.total, 'the case of X-Country changes the list');
      expectThat(
        upper.data.every((offer) => offer.country.toUpperCase() === 'FR'),
        'an offer of another country',
      );
      const none = parsed(Offers, await client.ask('listOffers', { token, country: EMPTY_COUNTRY }));
      const isEmpty = none.total === 0 && none.last_page === 1 && none.data.length === 0;
      expectThat(isEmpty, 'a country without offers is not an empty list');
      for (const country of ['FRA', 'F', '33', 'F1']) await client.refused('listOffers', 422, { token, country });
    },
  },
  {
    call: 'listOffers',
    title: 'takes the country of the user without X-Country',
    needs: 'anyone',
    run: async ({ client, anyone }) => {
      const { token } = anyone;
      const user = knownUser(anyone);
      const { data, total } = parsed(Offers, await client.ask('listOffers', { token, query: { per_page: 3 } }));
      const country = (user.pays || DEFAULT_COUNTRY).toUpperCase();
      expectThat(
        data.every((offer) => offer.country.toUpperCase() === country),
        'another country',
      );
      const named = parsed(Offers, await client.ask('listOffers', { token, country, query: { page: 1 } }));
      expectThat(named.total === total, `other offers than with X-Country: ${country}`);
    },
  },
  {
    call: 'listOffers',
    title: "shows an account that is not validated the offers of its own country, and X-Country's when it is sent",
    needs: 'admin-and-fresh-user',
    writes: true,
    run: async (context) => {
      const { client } = context;
      const { token } = await context.createUser('BE');
      await withOffer(context, newOffer({ country: 'BE' }), async ({ id }) => {
        const isListed = async (country?: string) => {
          const sending = { token, country, query: { per_page: MAX_PER_PAGE } };
          return parsed(Offers, await client.ask('listOffers', sending)).data.some((offer) => offer.id === id);
        };
        expectThat(await isListed(), 'without X-Country the offer of the own country is missing');
        expectThat(await isListed('BE'), 'the offer is missing in its country');
        expectThat(!(await isListed('CH')), 'the offer is listed in another country');
        await client.ask('getOffer', { token, params: { id }, country: 'BE' });
      });
    },
  },
  {
    call: 'getOffer',
    title: 'answers success: true with the offer as the list has it',
    needs: 'anyone',
    run: async ({ client, anyone: { token } }) => {
      const { data } = parsed(Offers, await client.ask('listOffers', { token, country: 'FR' }));
      const [listed] = data;
      if (listed === undefined) throw new Skipped('there is no French offer');
      const reading = { token, params: { id: listed.id }, country: 'FR' };
      const detail = parsed(Detail, await client.ask('getOffer', reading));
      expectFields(detail.data, listed, 'the offer');
    },
  },
  {
    call: 'getOffer',
    title: 'answers what does not exist by 404 with success: false',
    needs: 'anyone',
    run: async ({ client, anyone: { token } }) => {
      // The last is read as 1 by a database that compares loosely.
      for (const id of [...NO_IDS, '1abc']) {
        const refusal = await client.refused('getOffer', 404, { token, params: { id }, country: 'FR' });
        expectThat(refusal.success === false, `success is not false for « ${id} »`);
      }
    },
  },
];
