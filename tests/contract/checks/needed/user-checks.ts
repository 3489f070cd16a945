import { DEFAULT_COUNTRY, isHttpUrl } from '../../../../src/api/contract/scalars';
import {
  type CheckContext,
  type ContractCheck,
  createValidatedUser,
  knownUser,
  newOffer,
  UNKNOWN_ID,
  withOfferId,
} from '../contract-check';
import { describe } from '../contract-client';
import { Broken, blaming, expectThat, Skipped } from '../problem';
import { saysNotThere } from '../read-as-the-app';
import { expectFieldError, expectFieldsFilled } from './expect-fields-filled';
import { listChecks } from './list-checks';

/** What the app sends as `X-Country` for the account. */
const ownCountry = ({ anyone }: CheckContext): string => (anyone.user?.pays || DEFAULT_COUNTRY).toUpperCase();

const readOffers = (context: CheckContext) =>
  context.client.read('listOffers', {
    token: context.anyone.token,
    country: ownCountry(context),
    query: { page: 1 },
  });

const linkOf = (deeplink: string | null | undefined) => ({
  isThere: isHttpUrl(deeplink ?? ''),
  came: deeplink ? `« ${deeplink} »` : 'nothing',
});

/** What a signed-in user sees. */
export const neededUserChecks: readonly ContractCheck[] = [
  {
    call: 'location',
    title: 'says in which country the visitor is',
    needs: 'anyone',
    run: async ({ client, anyone: { token } }) => {
      await client.read('location', { token });
    },
  },
  ...listChecks({
    call: 'listOffers',
    needs: 'anyone',
    sending: (context) => ({ country: ownCountry(context) }),
    columns: ['title'],
  }),
  {
    call: 'listOffers',
    title: "lists the offers of the visitor's country alone",
    needs: 'anyone',
    run: async (context) => {
      const country = ownCountry(context);
      const { data } = await readOffers(context);
      const other = data.find((offer) => offer.country && offer.country.toUpperCase() !== country);
      expectThat(!other, `${other?.country} for X-Country: ${country}`, { field: 'data.*.country', expected: country });
    },
  },
  {
    call: 'getOffer',
    title: 'shows an offer of the list, with its title and the address that it leads to',
    needs: 'anyone',
    run: async (context) => {
      const { client, anyone } = context;
      const [listed] = (await readOffers(context)).data;
      if (!listed) throw new Skipped('there is no offer in the country of the account');
      const sending = { token: anyone.token, country: ownCountry(context), params: { id: listed.id } };
      const offer = await client.read('getOffer', sending);
      if (!offer) throw new Broken({ field: 'data', came: 'null', expected: 'the offer, as the list has it' });
      expectThat(String(offer.id) === String(listed.id), `${offer.id}`, { field: 'id', expected: `${listed.id}` });
      expectFieldsFilled([offer], ['title'], 'data.');
      // Where it is tried, the answer to apply tells where the mission is.
      if (context.write && context.admin) return;
      const { isThere, came } = linkOf(offer.deeplink);
      expectThat(isThere, came, { field: 'deeplink', expected: 'an http(s) URL' });
    },
  },
  {
    call: 'getOffer',
    title: 'says of an offer that does not exist that it is not there',
    needs: 'anyone',
    run: async (context) => {
      const sending = { token: context.anyone.token, params: { id: UNKNOWN_ID }, country: ownCountry(context) };
      const received = await context.client.send('getOffer', sending);
      const isTold = received.status === 404 || (received.status < 300 && saysNotThere(received.text));
      expectThat(isTold, describe(received), { field: 'status', expected: '404, or success: false' });
    },
  },
  {
    call: 'applyToOffer',
    title: 'records a participation, tells where the mission is, and goes on with it the next time',
    needs: 'admin-and-fresh-user',
    writes: true,
    run: async (context) => {
      const { client } = context;
      const { token } = await createValidatedUser(context);
      // In the country of the account: a backend may refuse it the others.
      await withOfferId(context, newOffer({ country: DEFAULT_COUNTRY }), async (id) => {
        const apply = () => client.read('applyToOffer', { token, params: { id }, country: DEFAULT_COUNTRY });
        const first = linkOf((await apply()).deeplink);
        expectThat(first.isThere, first.came, { field: 'deeplink', expected: 'an http(s) URL' });
        const again = linkOf((await apply()).deeplink);
        expectThat(again.isThere, `${again.came}, the second time`, { field: 'deeplink', expected: 'an http(s) URL' });
        await blaming('listParticipations', async () => {
          const { data } = await client.read('listParticipations', { token });
          const own = data.filter(({ offer_id }) => String(offer_id) === id);
          const expected = 'one row: by it the app knows who takes part already';
          expectThat(own.length === 1, `${own.length} rows of this offer`, { field: 'data.*.offer_id', expected });
          const offers = own.map(({ offer }) => offer);
          expectFieldsFilled(offers, ['title'], 'data.*.offer.');
        });
      });
    },
  },
  ...listChecks({ call: 'listParticipations', needs: 'anyone', columns: ['offer_id', 'status'] }),
  {
    call: 'listParticipations',
    title: 'gives every row without page: in one page, or in pages that can be followed',
    needs: 'anyone',
    run: async ({ client, anyone: { token } }) => {
      const { data, total, last_page } = await client.read('listParticipations', { token });
      const isWhole = data.length >= total || last_page > 1;
      expectThat(isWhole, `${data.length} of ${total} rows, and no other page`, {
        field: 'data',
        expected: 'all rows',
      });
    },
  },
  {
    call: 'sold',
    title: 'tells the balance',
    needs: 'anyone',
    run: async ({ client, anyone: { token } }) => {
      const { sold, total } = await client.read('sold', { token });
      // A sum over no rows is null in SQL.
      const isTold = sold !== null || total === 0;
      expectThat(isTold, 'nothing that can be read', { field: 'sold', expected: 'a number: the balance in euros' });
    },
  },
  {
    call: 'updateProfile',
    title: 'takes name and address as they are',
    needs: 'anyone',
    run: async ({ client, anyone }) => {
      const { name, email } = knownUser(anyone);
      await client.read('updateProfile', { token: anyone.token, body: { name, email } });
    },
  },
  {
    call: 'updateProfile',
    title: 'changes the name, which GET /api/me then tells',
    needs: 'fresh-user',
    writes: true,
    run: async ({ client, createUser }) => {
      const { token, email } = await createUser();
      const name = 'Autre Nom';
      await client.read('updateProfile', { token, body: { name, email } });
      const me = await client.read('me', { token });
      expectThat(me.name === name, 'the former one', { field: 'name', expected: 'the new one in GET /api/me' });
    },
  },
  {
    call: 'updateProfile',
    title: 'refuses the address of somebody else, with errors.email to show under the field',
    needs: 'fresh-user',
    writes: true,
    run: async ({ client, createUser }) => {
      const [{ token }, other] = [await createUser(), await createUser()];
      const body = { name: 'Autre Nom', email: other.email };
      expectFieldError(await client.fails('updateProfile', { token, body }, '422 with errors.email'), 'email');
    },
  },
];
