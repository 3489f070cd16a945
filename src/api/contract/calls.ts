import * as v from 'valibot';
import {
  Application,
  Location,
  NetworkSettings,
  Offer,
  OptionalMessage,
  Participation,
  paged,
  Session,
  Sold,
  User,
} from './entities';
import { failureMessages } from './messages';
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

/** Who may make a call. Who may is decided before what exists: 401, 403, 404, 422, in that order. */
export type Access = 'anyone' | 'logged-in' | 'validated-user' | 'admin';

/** A body, or an address, that cannot be read. */
export const unreadableRequest = [400, 413, 415] as const;
export const SERVER_FAILED = 500;
/** What any call may answer beside its own refusals; 405 is a verb that its path does not have. */
export const anyCallMayAnswer = [...unreadableRequest, 405, SERVER_FAILED] as const;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One row of the contract: everything that client, mock server, OpenAPI document and contract tests need of a call. */
export interface CallDefinition {
  method: Method;
  /** With `{name}` for each path parameter. */
  path: `/api/${string}`;
  access: Access;
  /** English, for the OpenAPI document. */
  summary: string;
  params?: v.GenericSchema<Record<string, string>, Record<string, unknown>>;
  query?: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  /** Names in lower case. */
  headers?: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  body?: v.GenericSchema;
  /** The schema of each success, by status. */
  answers: Partial<Record<200 | 201, v.GenericSchema>>;
  /** The statuses that refuse it, beside those that any call may answer. */
  refusals: readonly (401 | 403 | 404 | 422 | 429)[];
  /**
   * What a screen says when the call fails and the server's message is missing or not to be shown. Without it the catalogue has no sentence:
   * such a failure is only logged, and its place on the screen offers to try again.
   */
  failure?: string;
}

const offerAnswer = v.object({ message: v.nullish(v.string()), data: v.nullish(Offer) });
const userAnswer = v.object({ message: v.nullish(v.string()), user: v.nullish(User) });

/** Every call of the contract, in the order of the specification's section 7. */
export const calls = {
  me: {
    method: 'GET',
    path: '/api/me',
    access: 'logged-in',
    summary: 'The user of the token',
    answers: { 200: v.union([v.object({ data: v.object({ user: User }) }), v.object({ user: User })]) },
    refusals: [401],
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'anyone',
    summary: 'Opens a session',
    body: LoginBody,
    answers: { 200: Session },
    refusals: [401, 422, 429],
    failure: failureMessages.login,
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'anyone',
    summary: 'Creates an account, to be validated by an administrator, and opens a session',
    body: RegisterBody,
    answers: { 200: Session, 201: Session },
    refusals: [422],
    failure: failureMessages.register,
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    access: 'logged-in',
    summary: 'Ends the session: the token is dead',
    answers: { 200: OptionalMessage },
    refusals: [401],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'anyone',
    summary: 'Sends a reset link; the answer is the same whether or not the account exists',
    body: ForgotPasswordBody,
    answers: { 200: OptionalMessage },
    refusals: [422],
    failure: failureMessages.forgotPassword,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'anyone',
    summary: 'Sets a new password; the token works once, for 60 minutes, and older sessions die',
    body: ResetPasswordBody,
    answers: { 200: OptionalMessage },
    refusals: [422],
    failure: failureMessages.resetPassword,
  },
  location: {
    method: 'GET',
    path: '/api/location',
    access: 'anyone',
    summary: 'Where the visitor is',
    answers: { 200: Location },
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
    answers: { 200: paged(Offer) },
    refusals: [401, 422],
  },
  getOffer: {
    method: 'GET',
    path: '/api/offers/{id}',
    access: 'logged-in',
    summary: 'One offer',
    params: IdParams,
    headers: CountryHeader,
    answers: {
      200: v.union([
        v.object({ success: v.nullish(v.boolean()), data: v.nullable(Offer) }),
        // A refusal may bring anything, or nothing, in the place of the offer.
        v.object({ success: v.literal(false) }),
      ]),
    },
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
    answers: { 200: Application, 201: Application },
    refusals: [401, 403, 404, 422],
    failure: failureMessages.apply,
  },
  listParticipations: {
    method: 'GET',
    path: '/api/participations',
    access: 'logged-in',
    summary: "The user's participations; without page and per_page, all of them in one page",
    query: PageQuery,
    answers: { 200: paged(Participation) },
    refusals: [401, 422],
  },
  sold: {
    method: 'GET',
    path: '/api/get/user/sold',
    access: 'logged-in',
    summary: "The user's balance and counts by status",
    answers: { 200: Sold },
    refusals: [401],
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/profile',
    access: 'logged-in',
    summary: "Changes the user's name and email",
    body: ProfileBody,
    answers: { 200: userAnswer },
    refusals: [401, 422],
    failure: failureMessages.profile,
  },
  adminListUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Users by name or email, validated or not',
    query: UsersQuery,
    answers: { 200: paged(User) },
    refusals: [401, 403, 422],
    failure: failureMessages.users,
  },
  adminValidateUser: {
    method: 'PATCH',
    path: '/api/admin/users/{id}/validate',
    access: 'admin',
    summary: 'Validates an account; idempotent',
    params: IdParams,
    answers: { 200: userAnswer },
    refusals: [401, 403, 404],
    failure: failureMessages.validateUser,
  },
  adminListOffers: {
    method: 'GET',
    path: '/api/admin/offers',
    access: 'admin',
    summary: 'Offers by title and country',
    query: OffersQuery,
    answers: { 200: paged(Offer) },
    refusals: [401, 403, 422],
    failure: failureMessages.offers,
  },
  adminCreateOffer: {
    method: 'POST',
    path: '/api/admin/offers',
    access: 'admin',
    summary: 'Creates an offer',
    body: OfferBody,
    answers: { 200: offerAnswer, 201: offerAnswer },
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
    answers: { 200: offerAnswer },
    refusals: [401, 403, 404, 422],
    failure: failureMessages.save,
  },
  adminDeleteOffer: {
    method: 'DELETE',
    path: '/api/admin/offers/{id}',
    access: 'admin',
    summary: 'Deletes an offer; participations keep a copy of it',
    params: IdParams,
    answers: { 200: OptionalMessage },
    refusals: [401, 403, 404],
    failure: failureMessages.deletion,
  },
  adminListParticipations: {
    method: 'GET',
    path: '/api/admin/participations',
    access: 'admin',
    summary: 'Participations of all users, by status',
    query: ParticipationsQuery,
    answers: { 200: paged(Participation) },
    refusals: [401, 403, 422],
  },
  networkSettings: {
    method: 'GET',
    path: '/api/admin/daisycon/settings',
    access: 'admin',
    summary: 'Settings of the affiliate network, never the password',
    answers: { 200: NetworkSettings },
    refusals: [401, 403],
    failure: failureMessages.settings,
  },
  saveNetworkSettings: {
    method: 'POST',
    path: '/api/admin/daisycon/settings',
    access: 'admin',
    summary: 'Saves the settings of the affiliate network',
    body: NetworkSettingsBody,
    answers: { 200: OptionalMessage },
    refusals: [401, 403, 422],
    failure: failureMessages.save,
  },
  testNetwork: {
    method: 'POST',
    path: '/api/admin/daisycon/test',
    access: 'admin',
    summary: 'Tries the saved settings',
    answers: { 200: OptionalMessage },
    refusals: [401, 403, 422],
    failure: failureMessages.connectionTest,
  },
  syncNetwork: {
    method: 'POST',
    path: '/api/admin/daisycon/sync',
    access: 'admin',
    summary: 'Synchronises offers and participations with the affiliate network',
    answers: { 200: OptionalMessage },
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

/** The typed value of a part of a call's request, `undefined` where the call has none. */
export type CallParams<TName extends CallName> = [Part<TName, 'params'>] extends [never]
  ? undefined
  : v.InferOutput<Part<TName, 'params'>>;
export type CallQuery<TName extends CallName> = [Part<TName, 'query'>] extends [never]
  ? undefined
  : v.InferOutput<Part<TName, 'query'>>;
export type CallBody<TName extends CallName> = [Part<TName, 'body'>] extends [never]
  ? undefined
  : v.InferOutput<Part<TName, 'body'>>;

type AnswerSchemas<TName extends CallName> = (typeof calls)[TName]['answers'];
/** The parsed body of a success, whichever 2xx it came with. */
export type CallAnswer<TName extends CallName> = {
  [TStatus in keyof AnswerSchemas<TName>]: AnswerSchemas<TName>[TStatus] extends v.GenericSchema
    ? v.InferOutput<AnswerSchemas<TName>[TStatus]>
    : never;
}[keyof AnswerSchemas<TName>];
