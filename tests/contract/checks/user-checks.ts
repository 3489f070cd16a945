import * as v from 'valibot';
import { Application, Offer, Participation, paged, Sold } from '../../../src/api/contract/entities';
import { DEFAULT_COUNTRY } from '../../../src/api/contract/limits';
import type { ContractCheck } from './contract-check';
import { expectThat, parsed, Skipped } from './contract-client';
import { pagingChecks } from './paging-checks';

const Offers = paged(Offer);
const Participations = paged(Participation);
const UNKNOWN_ID = 999_999_999_999;

/** Offers, participations and balance of a signed-in user. */
export const userChecks: readonly ContractCheck[] = [
  ...pagingChecks('listOffers', 'anyone'),
  ...pagingChecks('listParticipations', 'anyone'),
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
      const none = parsed(Offers, await client.ask('listOffers', { token, country: 'QZ' }));
      expectThat(none.total === 0 && none.last_page === 1, 'a country without offers is not an empty list');
      await client.refused('listOffers', 422, { token, country: 'FRA' });
    },
  },
  {
    call: 'listOffers',
    title: 'takes the country of the user without X-Country',
    needs: 'anyone',
    run: async ({ client, anyone: { token, user } }) => {
      const { data } = parsed(Offers, await client.ask('listOffers', { token, query: { per_page: 3 } }));
      const country = (user.pays || DEFAULT_COUNTRY).toUpperCase();
      expectThat(
        data.every((offer) => offer.country.toUpperCase() === country),
        'another country',
      );
    },
  },
  {
    call: 'getOffer',
    title: 'answers success: true with the offer, 404 with success: false for an unknown one',
    needs: 'anyone',
    run: async ({ client, anyone: { token } }) => {
      const refusal = await client.refused('getOffer', 404, { token, params: { id: UNKNOWN_ID } });
      expectThat(refusal.success === false, 'success is not false');
      const { data } = parsed(Offers, await client.ask('listOffers', { token, country: 'FR' }));
      const id = data[0]?.id;
      if (id === undefined) throw new Skipped('there is no French offer');
      const Detail = v.object({ success: v.literal(true), data: Offer });
      const detail = parsed(Detail, await client.ask('getOffer', { token, params: { id }, country: 'FR' }));
      expectThat(detail.data.id === id, 'another offer');
    },
  },
  {
    call: 'listParticipations',
    title: 'gives all rows in one page without page and per_page',
    needs: 'anyone',
    run: async ({ client, anyone: { token } }) => {
      const all = parsed(Participations, await client.ask('listParticipations', { token }));
      expectThat(all.last_page === 1 && all.data.length === all.total, 'the unpaged list is paged');
      expectThat(
        all.data.every((row) => row.offer.id === row.offer_id),
        'offer is not that of offer_id',
      );
    },
  },
  {
    call: 'sold',
    title: 'counts one euro per approved participation, and agrees with the list',
    needs: 'anyone',
    run: async ({ client, anyone: { token } }) => {
      const sold = parsed(Sold, await client.ask('sold', { token }));
      const { data, total } = parsed(Participations, await client.ask('listParticipations', { token }));
      const approved = data.filter((row) => row.status === 'approved').length;
      expectThat(sold.total === total && sold.approved === approved, 'the counts are not those of the list');
      expectThat(sold.sold === sold.approved, `sold is ${sold.sold} for ${sold.approved} approved`);
    },
  },
  {
    call: 'applyToOffer',
    title: 'refuses an account that is not validated by 403, with a message',
    needs: 'fresh-user',
    writes: true,
    run: async ({ client, createUser }) => {
      const { token } = await createUser();
      await client.refused('applyToOffer', 403, { token, params: { id: UNKNOWN_ID } });
    },
  },
  {
    call: 'applyToOffer',
    title: 'records the first time as opened (201), and continues afterwards (200)',
    needs: 'admin-and-fresh-user',
    writes: true,
    run: async ({ client, createUser, admin }) => {
      if (admin === undefined) throw new Skipped('needs an administrator');
      const { token, user } = await createUser();
      await client.ask('adminValidateUser', { token: admin.token, params: { id: user.id } });
      await client.refused('applyToOffer', 404, { token, params: { id: UNKNOWN_ID } });
      const { data } = parsed(Offers, await client.ask('listOffers', { token, country: 'FR' }));
      const id = data[0]?.id;
      if (id === undefined) throw new Skipped('there is no French offer');
      const apply = { token, params: { id }, country: 'FR' };
      const first = parsed(Application, await client.ask('applyToOffer', apply, 201));
      expectThat(first.action === 'created', `action is « ${first.action} », not « created »`);
      const again = parsed(Application, await client.ask('applyToOffer', apply, 200));
      expectThat(again.action === 'continue', `action is « ${again.action} », not « continue »`);
      const rows = parsed(Participations, await client.ask('listParticipations', { token }));
      expectThat(rows.total === 1 && rows.data[0]?.status === 'opened', 'it is not recorded once, as opened');
    },
  },
];
