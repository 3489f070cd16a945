import * as v from 'valibot';
import { type CallName, type ClientCall, clientCalls } from '../client-calls';
import {
  ForgotPasswordBody,
  LoginBody,
  NetworkSettingsBody,
  OfferBody,
  ProfileBody,
  RegisterBody,
  ResetPasswordBody,
  validationMessages,
} from '../requests/request-bodies';
import { countryCode, MAX_PER_PAGE, participationStatuses } from '../scalars';

/* The parameters of calls: text until parsed. An empty filter counts as absent. */

const CountryCode = countryCode(validationMessages.countryInvalid);
const NOT_POSITIVE = 'Nombre entier positif attendu';

/** Integers beyond the largest safe one become that one. */
const PositiveInteger = v.pipe(
  v.string(),
  v.regex(/^[0-9]+$/, NOT_POSITIVE),
  v.transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER)),
  v.minValue(1, NOT_POSITIVE),
);

const emptyAsAbsent = <TSchema extends v.GenericSchema<string, unknown>>(schema: TSchema) =>
  v.optional(
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
        schema,
      ],
      ({ issues, message }) => issues?.at(-1)?.message ?? message,
    ),
  );

export const PageQuery = v.object({
  page: v.optional(PositiveInteger),
  per_page: v.optional(v.pipe(PositiveInteger, v.maxValue(MAX_PER_PAGE, `Au plus ${MAX_PER_PAGE}`))),
});

/** `validated` is 1 or 0; `search` matches name or email. */
export const UsersQuery = v.object({
  ...PageQuery.entries,
  search: v.optional(v.string()),
  validated: emptyAsAbsent(v.picklist(['1', '0'], 'Valeur inconnue')),
});

export const OffersQuery = v.object({
  ...PageQuery.entries,
  search: v.optional(v.string()),
  country: emptyAsAbsent(CountryCode),
});

export const ParticipationsQuery = v.object({
  ...PageQuery.entries,
  status: emptyAsAbsent(v.picklist(participationStatuses, 'Statut inconnu')),
});

const IdParams = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,14}$/, 'Identifiant invalide'), v.transform(Number)),
});

/** Sent only with the calls whose definition names it. */
const CountryHeader = v.object({
  'x-country': emptyAsAbsent(CountryCode),
});

/** Checked before the row's existence: 401, 403, 404, 422, in that order. */
export type Access = 'anyone' | 'logged-in' | 'validated-user' | 'admin';

export const unreadableRequest = [400, 413, 415] as const;
export const SERVER_FAILED = 500;
/** What any call may answer besides its own refusals; 405 is a verb that the path lacks. */
export const anyCallMayAnswer = [...unreadableRequest, 405, SERVER_FAILED] as const;

/** A row of the contract, for mock server, OpenAPI document and contract tests; its successes are in `answers`. */
export interface CallDefinition extends ClientCall {
  access: Access;
  summary: string;
  params?: v.GenericSchema<Record<string, string>, Record<string, unknown>>;
  query?: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  headers?: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  body?: v.GenericSchema;
  refusals: readonly (401 | 403 | 404 | 422 | 429)[];
}

/** In the order of the specification's section 7. */
export const calls = {
  me: { ...clientCalls.me, access: 'logged-in', summary: 'The user of the token', refusals: [401] },
  login: {
    ...clientCalls.login,
    access: 'anyone',
    summary: 'Opens a session',
    body: LoginBody,
    refusals: [401, 422, 429],
  },
  register: {
    ...clientCalls.register,
    access: 'anyone',
    summary: 'Creates an account, to be validated by an administrator, and opens a session',
    body: RegisterBody,
    refusals: [422],
  },
  logout: {
    ...clientCalls.logout,
    access: 'logged-in',
    summary: 'Ends the session: the token is dead',
    refusals: [401],
  },
  forgotPassword: {
    ...clientCalls.forgotPassword,
    access: 'anyone',
    summary: 'Sends a reset link; the answer is the same whether or not the account exists',
    body: ForgotPasswordBody,
    refusals: [422],
  },
  resetPassword: {
    ...clientCalls.resetPassword,
    access: 'anyone',
    summary: 'Sets a new password; the token works once, for 60 minutes, and older sessions die',
    body: ResetPasswordBody,
    refusals: [422],
  },
  location: { ...clientCalls.location, access: 'anyone', summary: 'Where the visitor is', refusals: [] },
  listOffers: {
    ...clientCalls.listOffers,
    access: 'logged-in',
    summary: "The offers of X-Country, or of the user's country without that header",
    query: PageQuery,
    headers: CountryHeader,
    refusals: [401, 422],
  },
  getOffer: {
    ...clientCalls.getOffer,
    access: 'logged-in',
    summary: 'One offer',
    params: IdParams,
    headers: CountryHeader,
    refusals: [401, 404, 422],
  },
  applyToOffer: {
    ...clientCalls.applyToOffer,
    access: 'validated-user',
    summary: 'Takes part: 201 the first time, 200 with action continue afterwards',
    params: IdParams,
    headers: CountryHeader,
    refusals: [401, 403, 404, 422],
  },
  listParticipations: {
    ...clientCalls.listParticipations,
    access: 'logged-in',
    summary: "The user's participations; without page and per_page, all of them in one page",
    query: PageQuery,
    refusals: [401, 422],
  },
  sold: {
    ...clientCalls.sold,
    access: 'logged-in',
    summary: "The user's balance and counts by status",
    refusals: [401],
  },
  updateProfile: {
    ...clientCalls.updateProfile,
    access: 'logged-in',
    summary: "Changes the user's name and email",
    body: ProfileBody,
    refusals: [401, 422],
  },
  adminListUsers: {
    ...clientCalls.adminListUsers,
    access: 'admin',
    summary: 'Users by name or email, validated or not',
    query: UsersQuery,
    refusals: [401, 403, 422],
  },
  adminValidateUser: {
    ...clientCalls.adminValidateUser,
    access: 'admin',
    summary: 'Validates an account; idempotent',
    params: IdParams,
    refusals: [401, 403, 404],
  },
  adminListOffers: {
    ...clientCalls.adminListOffers,
    access: 'admin',
    summary: 'Offers by title and country',
    query: OffersQuery,
    refusals: [401, 403, 422],
  },
  adminCreateOffer: {
    ...clientCalls.adminCreateOffer,
    access: 'admin',
    summary: 'Creates an offer',
    body: OfferBody,
    refusals: [401, 403, 422],
  },
  adminUpdateOffer: {
    ...clientCalls.adminUpdateOffer,
    access: 'admin',
    summary: 'Changes an offer',
    params: IdParams,
    body: OfferBody,
    refusals: [401, 403, 404, 422],
  },
  adminDeleteOffer: {
    ...clientCalls.adminDeleteOffer,
    access: 'admin',
    summary: 'Deletes an offer; participations keep a copy of it',
    params: IdParams,
    refusals: [401, 403, 404],
  },
  adminListParticipations: {
    ...clientCalls.adminListParticipations,
    access: 'admin',
    summary: 'Participations of all users, by status',
    query: ParticipationsQuery,
    refusals: [401, 403, 422],
  },
  networkSettings: {
    ...clientCalls.networkSettings,
    access: 'admin',
    summary: 'Settings of the affiliate network, never the password',
    refusals: [401, 403],
  },
  saveNetworkSettings: {
    ...clientCalls.saveNetworkSettings,
    access: 'admin',
    summary: 'Saves the settings of the affiliate network',
    body: NetworkSettingsBody,
    refusals: [401, 403, 422],
  },
  testNetwork: {
    ...clientCalls.testNetwork,
    access: 'admin',
    summary: 'Tries the saved settings',
    refusals: [401, 403, 422],
  },
  syncNetwork: {
    ...clientCalls.syncNetwork,
    access: 'admin',
    summary: 'Synchronises offers and participations with the affiliate network',
    refusals: [401, 403, 422],
  },
} as const satisfies Record<CallName, CallDefinition>;

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

export const callNames: readonly CallName[] = Object.keys(calls).filter(isCallName);

type Part<TName extends CallName, TPart extends string> =
  (typeof calls)[TName] extends Record<TPart, infer TSchema>
    ? TSchema extends v.GenericSchema
      ? v.InferOutput<TSchema>
      : undefined
    : undefined;

export type CallParams<TName extends CallName> = Part<TName, 'params'>;
export type CallQuery<TName extends CallName> = Part<TName, 'query'>;
export type CallBody<TName extends CallName> = Part<TName, 'body'>;
export type SendsCountry<TName extends CallName> = (typeof calls)[TName] extends { headers: unknown } ? true : false;
