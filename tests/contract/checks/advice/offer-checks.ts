import * as v from 'valibot';
import type { Offer as ReadOffer } from '../../../../src/api/contract/entities';
import { type OfferBody, validationMessages as texts } from '../../../../src/api/contract/requests/request-bodies';
import { type Id, MAX_PER_PAGE } from '../../../../src/api/contract/scalars';
import { Offer, Participation, paged } from '../../../../src/api/contract/strict/answers';
import {
  adminTokenOf,
  type CheckContext,
  type ContractCheck,
  createValidatedUser,
  newOffer,
  newTitle,
  OTHER_OWN_COUNTRY,
  OWN_COUNTRY,
  SavedOffer,
  withOffer,
} from '../contract-check';
import { expectMessages, parsed } from '../contract-client';
import { expectFields, expectThat } from '../problem';
import { listAdminOffers } from './offer-list-checks';

const Offers = paged(Offer);
const Participations = paged(Participation);
const Detail = v.object({ success: v.literal(true), data: Offer });

/** Every field that may be sent, with what is easily lost on the way: accents, quotes, a query, a fragment. */
const everyField = (): OfferBody => ({
  ...newOffer(),
  description: 'Une description « assez longue », d’été & d’hiver',
  image_url: 'https://exemple.test/image.webp?taille=2',
  api_key: 'clé-"1"',
});

/** Compares an offer with `expected` in every call that returns it. */
async function expectKept(context: CheckContext, id: Id, expected: Partial<ReadOffer>): Promise<void> {
  const { data: rows } = await listAdminOffers(context, { country: OWN_COUNTRY });
  const row = rows.find((offer) => offer.id === id);
  expectThat(row !== undefined, 'the offer is not in the list of its country');
  expectFields(row, expected, 'GET /api/admin/offers');
  const reading = { token: adminTokenOf(context), params: { id }, country: OWN_COUNTRY };
  const { data } = parsed(Detail, await context.client.ask('getOffer', reading));
  expectFields(data, expected, 'GET /api/offers/{id}');
}

const updateOffer = async (context: CheckContext, id: Id, body: OfferBody): Promise<Offer> =>
  parsed(
    SavedOffer,
    await context.client.ask('adminUpdateOffer', { token: adminTokenOf(context), params: { id }, body }),
  ).data;

/** With a text by which it is found again where it is not refused. */
const invalidOffer = () => ({
  title: 'ab',
  country: 'France',
  deeplink: `javascript:${newTitle()}`,
  description: 'court',
  image_url: 'x',
});

const invalidMessages = {
  title: texts.titleTooShort,
  country: texts.countryInvalid,
  deeplink: texts.urlInvalid,
  description: texts.descriptionTooShort,
  image_url: texts.urlInvalid,
};

const missingMessages = {
  title: texts.titleRequired,
  country: texts.countryRequired,
  deeplink: texts.deeplinkRequired,
};

/** The administrator's calls about offers. */
export const offerChecks: readonly ContractCheck[] = [
  {
    call: 'adminCreateOffer',
    title: 'names missing and invalid fields by 422',
    needs: 'admin',
    run: async (context) => {
      const { client } = context;
      const token = adminTokenOf(context);
      expectMessages(
        await client.refused('adminCreateOffer', 422, { token, body: { api_key: newTitle() } }),
        missingMessages,
      );
      const refusal = await client.refused('adminCreateOffer', 422, { token, body: invalidOffer() });
      expectMessages(refusal, invalidMessages);
    },
  },
  {
    call: 'adminCreateOffer',
    title: 'keeps every field that is sent, for all who read the offer',
    needs: 'admin',
    run: async (context) => {
      const body = everyField();
      await withOffer(context, body, async (created) => {
        expectFields(created, body, 'the answer');
        await expectKept(context, created.id, created);
      });
    },
  },
  {
    call: 'adminCreateOffer',
    title: 'takes an offer without the fields that may be left out',
    needs: 'admin',
    run: async (context) => {
      const body = newOffer();
      await withOffer(context, body, async (created) => {
        await expectKept(context, created.id, { ...body, description: null, image_url: null, api_key: null });
      });
    },
  },
  {
    call: 'adminUpdateOffer',
    title: 'keeps what is sent unchanged, changes what is sent changed, empties what is sent as null',
    needs: 'admin',
    run: async (context) => {
      const body = everyField();
      await withOffer(context, body, async (created) => {
        const renamed = { ...body, title: `${body.title}, modifié` };
        expectFields(await updateOffer(context, created.id, renamed), { ...created, ...renamed }, 'the answer');
        await expectKept(context, created.id, { ...created, ...renamed });
        const changed = {
          title: `${body.title}, encore modifié`,
          country: OTHER_OWN_COUNTRY,
          deeplink: 'http://exemple.test/ailleurs',
          description: 'Une toute autre description',
          image_url: 'https://exemple.test/autre.png',
          api_key: 'autre',
        };
        expectFields(await updateOffer(context, created.id, changed), { ...created, ...changed }, 'the answer');
        const emptied = { ...body, description: null, image_url: null, api_key: null };
        await updateOffer(context, created.id, emptied);
        await expectKept(context, created.id, { ...created, ...emptied });
      });
    },
  },
  {
    call: 'adminUpdateOffer',
    title: 'names missing and invalid fields by 422, and then changes nothing',
    needs: 'admin',
    run: async (context) => {
      const { client } = context;
      await withOffer(context, everyField(), async (created) => {
        const sending = { token: adminTokenOf(context), params: { id: created.id } };
        const missing = await client.refused('adminUpdateOffer', 422, { ...sending, body: {} });
        expectMessages(missing, missingMessages);
        const body = { ...invalidOffer(), title: 'Un autre titre' };
        const invalid = await client.refused('adminUpdateOffer', 422, { ...sending, body });
        expectMessages(invalid, { deeplink: texts.urlInvalid });
        await expectKept(context, created.id, created);
      });
    },
  },
  {
    call: 'adminDeleteOffer',
    title: 'takes the offer out of every list; it can be neither read, changed nor deleted again',
    needs: 'admin',
    run: async (context) => {
      const { client } = context;
      await withOffer(context, newOffer(), async ({ id }) => {
        const sending = { token: adminTokenOf(context), params: { id } };
        await client.ask('adminDeleteOffer', sending);
        await client.refused('getOffer', 404, { ...sending, country: OWN_COUNTRY });
        await client.refused('adminUpdateOffer', 404, { ...sending, body: newOffer() });
        await client.refused('adminDeleteOffer', 404, sending);
        const { data: mine } = await listAdminOffers(context, { country: OWN_COUNTRY });
        const asUser = {
          token: context.anyone.token,
          country: OWN_COUNTRY,
          query: { page: 1, per_page: MAX_PER_PAGE },
        };
        const { data: offered } = parsed(Offers, await client.ask('listOffers', asUser));
        expectThat(![...mine, ...offered].some((offer) => offer.id === id), 'the deleted offer is still listed');
      });
    },
  },
  {
    call: 'adminDeleteOffer',
    title: 'leaves the participations their copy of the offer, for the user and the administrator',
    needs: 'admin-and-fresh-user',
    writes: true,
    run: async (context) => {
      const { client } = context;
      const admin = { token: adminTokenOf(context) };
      const { token, user } = await createValidatedUser(context);
      await withOffer(context, everyField(), async (created) => {
        const params = { id: created.id };
        await client.ask('applyToOffer', { token, params, country: OWN_COUNTRY }, 201);
        await client.ask('adminDeleteOffer', { ...admin, params });
        await client.refused('applyToOffer', 404, { token, params, country: OWN_COUNTRY });
        const own = parsed(Participations, await client.ask('listParticipations', { token }));
        const all = parsed(
          Participations,
          await client.ask('adminListParticipations', { ...admin, query: { page: 1 } }),
        );
        const rows = [own.data[0], all.data.find((row) => row.user?.id === user.id)];
        for (const row of rows) {
          expectThat(row !== undefined && row.offer_id === created.id, 'the participation is gone with its offer');
          expectFields(row.offer, created, 'the copy');
        }
      });
    },
  },
];
