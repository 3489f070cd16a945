import * as v from 'valibot';
import type { CallName } from '../../../../src/api/contract/client-calls';
import { COUNTRY_CODE, isHttpUrl, MAX_PER_PAGE } from '../../../../src/api/contract/scalars';
import { NetworkSettings, Offer, Participation, paged, User } from '../../../../src/api/contract/strict/answers';
import { parseTimestamp } from '../../../../src/lib/format/dates';
import {
  adminTokenOf,
  type ContractCheck,
  createValidatedUser,
  newOffer,
  OWN_COUNTRY,
  withOffer,
  withOfferId,
} from '../contract-check';
import { definitionOf, parsed, type Sending } from '../contract-client';
import { expectThat } from '../problem';

/*
 * The app reads tolerantly: it shows a dash for a date that it cannot read, and no picture for an address that is none.
 * A backend is held to what the contract says of these values.
 */

const UtcDate = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|\+00:00)$/,
    (issue) => `${issue.received} is no ISO 8601 date in UTC`,
  ),
  v.check(
    (date) => parseTimestamp(date) !== null,
    (issue) => `${issue.received} is no day of the calendar`,
  ),
);

const Country = v.pipe(
  v.string(),
  v.regex(COUNTRY_CODE, (issue) => `${issue.received} is no code of two letters`),
);
const HttpUrl = v.pipe(
  v.string(),
  v.check(isHttpUrl, (issue) => `${issue.received} is no http(s) URL`),
);
const Currency = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, (issue) => `${issue.received} is no code of ISO 4217`),
);

const TransactionDate = v.pipe(
  v.union([v.number(), v.string()]),
  v.check(
    (date) => parseTimestamp(date) !== null,
    (issue) => `${issue.received} is no date in seconds, milliseconds or text`,
  ),
);

const UserValues = v.object({
  ...User.entries,
  // An account of which no country is known is tolerated: it is offered what there is in France.
  pays: v.nullish(v.union([v.literal(''), Country])),
  created_at: UtcDate,
});

const OfferValues = v.object({
  ...Offer.entries,
  image_url: v.nullish(HttpUrl),
  country: Country,
  deeplink: HttpUrl,
  created_at: UtcDate,
  status: v.nullish(v.picklist(['approved', 'pending', 'disapproved'])),
  currency_code: Currency,
});

const ParticipationValues = v.object({
  ...Participation.entries,
  offer: OfferValues,
  user: v.nullish(UserValues),
  created_at: UtcDate,
  clicked_at: UtcDate,
  updated_at: UtcDate,
  raw_data: v.nullish(v.object({ transaction: v.nullish(v.object({ date: v.nullish(TransactionDate) })) })),
});

const SettingsValues = v.object({
  ...NetworkSettings.entries,
  sync_info: v.nullish(v.object({ last_sync: v.nullish(UtcDate) })),
});

interface Reading {
  call: CallName;
  schema: v.GenericSchema;
  sending?: Sending;
}

const readings: readonly Reading[] = [
  { call: 'me', schema: v.union([v.object({ data: v.object({ user: UserValues }) }), v.object({ user: UserValues })]) },
  { call: 'listOffers', schema: paged(OfferValues), sending: { country: 'FR', query: { per_page: MAX_PER_PAGE } } },
  { call: 'listParticipations', schema: paged(ParticipationValues) },
  { call: 'adminListUsers', schema: paged(UserValues), sending: { query: { per_page: MAX_PER_PAGE } } },
  { call: 'adminListOffers', schema: paged(OfferValues), sending: { query: { per_page: MAX_PER_PAGE } } },
  {
    call: 'adminListParticipations',
    schema: paged(ParticipationValues),
    sending: { query: { per_page: MAX_PER_PAGE } },
  },
  { call: 'networkSettings', schema: SettingsValues },
];

const title = 'sends well-formed values: dates in UTC, codes of countries and currencies, http(s) URLs';

const read: ContractCheck[] = readings.map(({ call, schema, sending }) => {
  const isAdminOnly = definitionOf(call).access === 'admin';
  return {
    call,
    title,
    needs: isAdminOnly ? 'admin' : 'anyone',
    run: async (context) => {
      const token = isAdminOnly ? adminTokenOf(context) : context.anyone.token;
      parsed(schema, await context.client.ask(call, { ...sending, token }));
    },
  };
});

/** Fresh rows: those of the lists may all have come from elsewhere, or there may be none. */
const made: ContractCheck[] = [
  {
    call: 'register',
    title,
    needs: 'fresh-user',
    writes: true,
    run: async ({ createUser }) => {
      parsed(UserValues, (await createUser()).user);
    },
  },
  {
    call: 'adminCreateOffer',
    title: `answers 201, and ${title}`,
    needs: 'admin',
    run: async (context) => {
      const body = newOffer({ image_url: 'https://exemple.test/image.png' });
      await withOfferId(context, body, async (_, { status, body: answer }) => {
        parsed(v.object({ data: OfferValues }), answer);
        expectThat(status === 201, `${status}`, { field: 'status', expected: '201 for a new offer' });
      });
    },
  },
  {
    call: 'applyToOffer',
    title: 'makes a participation of well-formed values',
    needs: 'admin-and-fresh-user',
    writes: true,
    run: async (context) => {
      const { client } = context;
      const { token } = await createValidatedUser(context);
      await withOffer(context, newOffer(), async ({ id }) => {
        await client.ask('applyToOffer', { token, params: { id }, country: OWN_COUNTRY });
        const { data } = parsed(paged(ParticipationValues), await client.ask('listParticipations', { token }));
        expectThat(data.length === 1, `${data.length} participations, not one`);
      });
    },
  },
];

/** The values in the answers, which the tolerant schemas of the app let pass. */
export const valueChecks: readonly ContractCheck[] = [...read, ...made];
