import * as v from 'valibot';
import { NetworkSettings, Offer, Participation, paged, User } from '../../../src/api/contract/entities';
import { validationMessages as texts } from '../../../src/api/contract/messages';
import type { CheckContext, ContractCheck } from './contract-check';
import { expectThat, firstMessage, parsed, Skipped } from './contract-client';
import { pagingChecks } from './paging-checks';

const Users = paged(User);
const Offers = paged(Offer);
const Participations = paged(Participation);
const Saved = v.object({ data: Offer });
const UNKNOWN_ID = 999_999_999_999;

const tokenOf = ({ admin }: CheckContext): string => {
  if (admin === undefined) throw new Skipped('needs an administrator');
  return admin.token;
};

/** The administrator's calls. */
export const adminChecks: readonly ContractCheck[] = [
  ...pagingChecks('adminListUsers', 'admin'),
  ...pagingChecks('adminListOffers', 'admin'),
  ...pagingChecks('adminListParticipations', 'admin'),
  {
    call: 'adminListUsers',
    title: 'filters by validated, counts an empty filter as none, refuses an unknown one by 422',
    needs: 'admin',
    run: async (context) => {
      const token = tokenOf(context);
      const list = async (query: Record<string, string>) =>
        parsed(Users, await context.client.ask('adminListUsers', { token, query }));
      const [all, empty, yes, no] = [
        await list({}),
        await list({ validated: '' }),
        await list({ validated: '1' }),
        await list({ validated: '0' }),
      ];
      expectThat(yes.data.every((user) => user.validated) && no.data.every((user) => !user.validated), 'wrong rows');
      expectThat(all.total === empty.total && all.total === yes.total + no.total, 'the totals do not add up');
      await context.client.refused('adminListUsers', 422, { token, query: { validated: '2' } });
    },
  },
  {
    call: 'adminListUsers',
    title: 'finds by name and address, whatever the case; a search is text, not a pattern',
    needs: 'admin',
    run: async (context) => {
      const token = tokenOf(context);
      const { email } = context.anyone.user;
      const found = parsed(
        Users,
        await context.client.ask('adminListUsers', { token, query: { search: email.toUpperCase() } }),
      );
      expectThat(
        found.data.some((user) => user.email === email),
        'the address in capitals is not found',
      );
      const pattern = parsed(Users, await context.client.ask('adminListUsers', { token, query: { search: '.*(' } }));
      expectThat(pattern.total === 0, 'a search is read as a pattern');
    },
  },
  {
    call: 'adminValidateUser',
    title: 'answers an unknown user by 404',
    needs: 'admin',
    run: async (context) => {
      await context.client.refused('adminValidateUser', 404, { token: tokenOf(context), params: { id: UNKNOWN_ID } });
    },
  },
  {
    call: 'adminValidateUser',
    title: 'validates an account, and again without harm',
    needs: 'admin-and-fresh-user',
    writes: true,
    run: async (context) => {
      const { user } = await context.createUser();
      const validate = { token: tokenOf(context), params: { id: user.id } };
      const Validated = v.object({ user: User });
      const first = parsed(Validated, await context.client.ask('adminValidateUser', validate));
      const again = parsed(Validated, await context.client.ask('adminValidateUser', validate));
      expectThat(first.user.validated && again.user.validated, 'the account is not validated');
    },
  },
  {
    call: 'adminListOffers',
    title: 'filters by country and title, refuses a country that is not two letters by 422',
    needs: 'admin',
    run: async (context) => {
      const token = tokenOf(context);
      const french = parsed(Offers, await context.client.ask('adminListOffers', { token, query: { country: 'fr' } }));
      expectThat(
        french.data.every((offer) => offer.country.toUpperCase() === 'FR'),
        'another country',
      );
      await context.client.refused('adminListOffers', 422, { token, query: { country: 'France' } });
    },
  },
  {
    call: 'adminCreateOffer',
    title: 'names missing and invalid fields by 422',
    needs: 'admin',
    run: async (context) => {
      const token = tokenOf(context);
      const missing = await context.client.refused('adminCreateOffer', 422, { token, body: {} });
      expectThat(firstMessage(missing, 'title') === texts.titleRequired, 'errors.title');
      expectThat(firstMessage(missing, 'country') === texts.countryRequired, 'errors.country');
      expectThat(firstMessage(missing, 'deeplink') === texts.deeplinkRequired, 'errors.deeplink');
      const body = {
        title: 'ab',
        country: 'FR',
        deeplink: 'javascript:alert(1)',
        description: 'court',
        image_url: 'x',
      };
      const invalid = await context.client.refused('adminCreateOffer', 422, { token, body });
      expectThat(firstMessage(invalid, 'title') === texts.titleTooShort, 'errors.title of two letters');
      expectThat(firstMessage(invalid, 'deeplink') === texts.urlInvalid, 'errors.deeplink of a script');
      expectThat(firstMessage(invalid, 'description') === texts.descriptionTooShort, 'errors.description');
      expectThat(firstMessage(invalid, 'image_url') === texts.urlInvalid, 'errors.image_url');
    },
  },
  {
    call: 'adminUpdateOffer',
    title: 'creates, changes and deletes an offer; unknown ones are 404 before their body is judged',
    needs: 'admin',
    run: async (context) => {
      const token = tokenOf(context);
      const { client } = context;
      await client.refused('adminUpdateOffer', 404, { token, params: { id: UNKNOWN_ID }, body: {} });
      await client.refused('adminDeleteOffer', 404, { token, params: { id: UNKNOWN_ID } });
      const body = { title: 'Essai du contrat', country: 'QZ', deeplink: 'https://exemple.test/?a=1' };
      const { data } = parsed(Saved, await client.ask('adminCreateOffer', { token, body }, 201));
      const params = { id: data.id };
      try {
        const changed = { ...body, title: 'Essai du contrat, modifié', description: 'Une description assez longue' };
        const saved = parsed(Saved, await client.ask('adminUpdateOffer', { token, params, body: changed }));
        expectThat(saved.data.title === changed.title, 'the new title is not kept');
        const listed = parsed(Offers, await client.ask('adminListOffers', { token, query: { country: 'QZ' } }));
        expectThat(
          listed.data.some((offer) => offer.id === data.id),
          'the new offer is not in the list',
        );
      } finally {
        await client.ask('adminDeleteOffer', { token, params });
      }
      await client.refused('adminDeleteOffer', 404, { token, params });
    },
  },
  {
    call: 'adminListParticipations',
    title: 'gives each row its user and offer, filters by status, refuses an unknown one by 422',
    needs: 'admin',
    run: async (context) => {
      const token = tokenOf(context);
      for (const status of ['opened', 'approved', 'disapproved']) {
        const received = await context.client.ask('adminListParticipations', { token, query: { status } });
        const { data } = parsed(Participations, received);
        expectThat(
          data.every((row) => row.status === status),
          `a row that is not ${status}`,
        );
        expectThat(
          data.every((row) => row.user != null),
          'a row without its user',
        );
      }
      await context.client.refused('adminListParticipations', 422, { token, query: { status: 'paid' } });
    },
  },
  {
    call: 'networkSettings',
    title: 'never shows the password',
    needs: 'admin',
    run: async (context) => {
      const received = await context.client.send('networkSettings', { token: tokenOf(context) });
      parsed(NetworkSettings, received.body);
      expectThat(!JSON.stringify(received.body).includes('password'), 'the answer speaks of a password');
    },
  },
  {
    call: 'saveNetworkSettings',
    title: 'names missing fields and a short password by 422',
    needs: 'admin',
    run: async (context) => {
      const token = tokenOf(context);
      const missing = await context.client.refused('saveNetworkSettings', 422, { token, body: {} });
      expectThat(firstMessage(missing, 'publisher_id') === texts.publisherIdRequired, 'errors.publisher_id');
      expectThat(firstMessage(missing, 'username') === texts.usernameRequired, 'errors.username');
      expectThat(firstMessage(missing, 'password') === texts.passwordRequired, 'errors.password');
      const body = { publisher_id: '1', username: 'u', password: 'court' };
      const short = await context.client.refused('saveNetworkSettings', 422, { token, body });
      expectThat(firstMessage(short, 'password') === texts.settingsPasswordTooShort, 'errors.password when short');
    },
  },
  {
    call: 'syncNetwork',
    title: 'saves, tests and synchronises; the settings then say when and how many',
    needs: 'admin',
    writes: true,
    run: async (context) => {
      const token = tokenOf(context);
      const body = { publisher_id: '384721', username: 'missio', password: 'motdepasse-reseau' };
      await context.client.ask('saveNetworkSettings', { token, body });
      await context.client.ask('testNetwork', { token });
      await context.client.ask('syncNetwork', { token });
      const { settings, sync_info } = parsed(NetworkSettings, await context.client.ask('networkSettings', { token }));
      expectThat(settings.publisher_id === body.publisher_id, 'publisher_id is not kept');
      expectThat(typeof sync_info.last_sync === 'string', 'last_sync is empty after a synchronisation');
    },
  },
];
