import type * as v from 'valibot';
import type { Id } from './id';
import { failureMessages } from './messages';
import {
  type Reader,
  readApplication,
  readChangedUser,
  readDone,
  readLocation,
  readLogin,
  readMe,
  readNetworkSettings,
  readOffer,
  readOffers,
  readParticipations,
  readRegistration,
  readSold,
  readUsers,
} from './readers';
import {
  CountryHeader,
  ForgotPasswordBody,
  IdParams,
  LoginBody,
  NetworkSettingsBody,
  OfferBody,
  OffersQuery,
  PageQuery,
  ParticipationsQuery,
  ProfileBody,
  RegisterBody,
  ResetPasswordBody,
  UsersQuery,
} from './requests';

/** Checked before the row's existence: 401, 403, 404, 422, in that order. */
export type Access = 'anyone' | 'logged-in' | 'validated-user' | 'admin';

export const unreadableRequest = [400, 413, 415] as const;
export const SERVER_FAILED = 500;
/** What any call may answer besides its own refusals; 405 is a verb that the path lacks. */
export const anyCallMayAnswer = [...unreadableRequest, 405, SERVER_FAILED] as const;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A row of the contract, for client, mock server, OpenAPI document and contract tests. */
export interface CallDefinition {
  method: Method;
  path: `/api/${string}`;
  access: Access;
  summary: string;
  params?: v.GenericSchema<Record<string, string>, Record<string, unknown>>;
  query?: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  headers?: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  body?: v.GenericSchema;
  /** How the client reads a success; `strict/answers.ts` has what the contract says. */
  read: Reader<unknown>;
  refusals: readonly (401 | 403 | 404 | 422 | 429)[];
  /**
   * The text when the server's message is missing or unusable. Without it the failure is only logged, and the screen
   * offers a retry.
   */
  failure?: string;
}

/** In the order of the specification's section 7. */
export const calls = {
  me: {
    method: 'GET',
    path: '/api/me',
    access: 'logged-in',
    summary: 'The user of the token',
    read: readMe,
    refusals: [401],
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'anyone',
    summary: 'Opens a session',
    body: LoginBody,
    read: readLogin,
    refusals: [401, 422, 429],
    failure: failureMessages.login,
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'anyone',
    summary: 'Creates an account, to be validated by an administrator, and opens a session',
    body: RegisterBody,
    read: readRegistration,
    refusals: [422],
    failure: failureMessages.register,
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    access: 'logged-in',
    summary: 'Ends the session: the token is dead',
    read: readDone,
    refusals: [401],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'anyone',
    summary: 'Sends a reset link; the answer is the same whether or not the account exists',
    body: ForgotPasswordBody,
    read: readDone,
    refusals: [422],
    failure: failureMessages.forgotPassword,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'anyone',
    summary: 'Sets a new password; the token works once, for 60 minutes, and older sessions die',
    body: ResetPasswordBody,
    read: readDone,
    refusals: [422],
    failure: failureMessages.resetPassword,
  },
  location: {
    method: 'GET',
    path: '/api/location',
    access: 'anyone',
    summary: 'Where the visitor is',
    read: readLocation,
    refusals: [],
    failure: failureMessages.location,
  },
  listOffers: {
    method: 'GET',
    path: '/api/offers',
    access: 'logged-in',
    summary: "The offers of X-Country, or of the user's country without that header",
    query: PageQuery,
    headers: CountryHeader,
    read: readOffers,
    refusals: [401, 422],
  },
  getOffer: {
    method: 'GET',
    path: '/api/offers/{id}',
    access: 'logged-in',
    summary: 'One offer',
    params: IdParams,
    headers: CountryHeader,
    read: readOffer,
    refusals: [401, 404, 422],
    failure: failureMessages.offer,
  },
  applyToOffer: {
    method: 'POST',
    path: '/api/offers/{id}/apply',
    access: 'validated-user',
    summary: 'Takes part: 201 the first time, 200 with action continue afterwards',
    params: IdParams,
    headers: CountryHeader,
    read: readApplication,
    refusals: [401, 403, 404, 422],
    failure: failureMessages.apply,
  },
  listParticipations: {
    method: 'GET',
    path: '/api/participations',
    access: 'logged-in',
    summary: "The user's participations; without page and per_page, all of them in one page",
    query: PageQuery,
    read: readParticipations,
    refusals: [401, 422],
  },
  sold: {
    method: 'GET',
    path: '/api/get/user/sold',
    access: 'logged-in',
    summary: "The user's balance and counts by status",
    read: readSold,
    refusals: [401],
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/profile',
    access: 'logged-in',
    summary: "Changes the user's name and email",
    body: ProfileBody,
    read: readChangedUser,
    refusals: [401, 422],
    failure: failureMessages.profile,
  },
  adminListUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Users by name or email, validated or not',
    query: UsersQuery,
    read: readUsers,
    refusals: [401, 403, 422],
    failure: failureMessages.users,
  },
  adminValidateUser: {
    method: 'PATCH',
    path: '/api/admin/users/{id}/validate',
    access: 'admin',
    summary: 'Validates an account; idempotent',
    params: IdParams,
    read: readChangedUser,
    refusals: [401, 403, 404],
    failure: failureMessages.validateUser,
  },
  adminListOffers: {
    method: 'GET',
    path: '/api/admin/offers',
    access: 'admin',
    summary: 'Offers by title and country',
    query: OffersQuery,
    read: readOffers,
    refusals: [401, 403, 422],
    failure: failureMessages.offers,
  },
  adminCreateOffer: {
    method: 'POST',
    path: '/api/admin/offers',
    access: 'admin',
    summary: 'Creates an offer',
    body: OfferBody,
    read: readDone,
    refusals: [401, 403, 422],
    failure: failureMessages.save,
  },
  adminUpdateOffer: {
    method: 'PUT',
    path: '/api/admin/offers/{id}',
    access: 'admin',
    summary: 'Changes an offer',
    params: IdParams,
    body: OfferBody,
    read: readDone,
    refusals: [401, 403, 404, 422],
    failure: failureMessages.save,
  },
  adminDeleteOffer: {
    method: 'DELETE',
    path: '/api/admin/offers/{id}',
    access: 'admin',
    summary: 'Deletes an offer; participations keep a copy of it',
    params: IdParams,
    read: readDone,
    refusals: [401, 403, 404],
    failure: failureMessages.deletion,
  },
  adminListParticipations: {
    method: 'GET',
    path: '/api/admin/participations',
    access: 'admin',
    summary: 'Participations of all users, by status',
    query: ParticipationsQuery,
    read: readParticipations,
    refusals: [401, 403, 422],
  },
  networkSettings: {
    method: 'GET',
    path: '/api/admin/daisycon/settings',
    access: 'admin',
    summary: 'Settings of the affiliate network, never the password',
    read: readNetworkSettings,
    refusals: [401, 403],
    failure: failureMessages.settings,
  },
  saveNetworkSettings: {
    method: 'POST',
    path: '/api/admin/daisycon/settings',
    access: 'admin',
    summary: 'Saves the settings of the affiliate network',
    body: NetworkSettingsBody,
    read: readDone,
    refusals: [401, 403, 422],
    failure: failureMessages.save,
  },
  testNetwork: {
    method: 'POST',
    path: '/api/admin/daisycon/test',
    access: 'admin',
    summary: 'Tries the saved settings',
    read: readDone,
    refusals: [401, 403, 422],
    failure: failureMessages.connectionTest,
  },
  syncNetwork: {
    method: 'POST',
    path: '/api/admin/daisycon/sync',
    access: 'admin',
    summary: 'Synchronises offers and participations with the affiliate network',
    read: readDone,
    refusals: [401, 403, 422],
    failure: failureMessages.sync,
  },
} as const satisfies Record<string, CallDefinition>;

export type CallName = keyof typeof calls;

type Part<TName extends CallName, TPart extends string> =
  (typeof calls)[TName] extends Record<TPart, infer TSchema>
    ? TSchema extends v.GenericSchema
      ? TSchema
      : never
    : never;

export type CallParams<TName extends CallName> = [Part<TName, 'params'>] extends [never]
  ? undefined
  : v.InferOutput<Part<TName, 'params'>>;
/** The client's path parameters: an id too large for a number stays text. */
export type PathParams<TName extends CallName> = [Part<TName, 'params'>] extends [never] ? undefined : { id: Id };
export type CallQuery<TName extends CallName> = [Part<TName, 'query'>] extends [never]
  ? undefined
  : v.InferOutput<Part<TName, 'query'>>;
export type CallBody<TName extends CallName> = [Part<TName, 'body'>] extends [never]
  ? undefined
  : v.InferOutput<Part<TName, 'body'>>;

export type CallAnswer<TName extends CallName> = Exclude<ReturnType<(typeof calls)[TName]['read']>['value'], undefined>;
