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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the client needs to know of a call; `strict/calls.ts` has all that the contract says of it. */
export interface ClientCall {
  method: Method;
  path: `/api/${string}`;
  /** How a success is read. */
  read: Reader<unknown>;
  /**
   * The text when the server's message is missing or unusable. Without it the failure is only logged, and the screen
   * offers a retry.
   */
  failure?: string;
}

/** In the order of the specification's section 7. */
export const clientCalls = {
  me: { method: 'GET', path: '/api/me', read: readMe },
  login: { method: 'POST', path: '/api/auth/login', read: readLogin, failure: failureMessages.login },
  register: { method: 'POST', path: '/api/auth/register', read: readRegistration, failure: failureMessages.register },
  logout: { method: 'POST', path: '/api/logout', read: readDone },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    read: readDone,
    failure: failureMessages.forgotPassword,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    read: readDone,
    failure: failureMessages.resetPassword,
  },
  location: { method: 'GET', path: '/api/location', read: readLocation, failure: failureMessages.location },
  listOffers: { method: 'GET', path: '/api/offers', read: readOffers },
  getOffer: { method: 'GET', path: '/api/offers/{id}', read: readOffer, failure: failureMessages.offer },
  applyToOffer: {
    method: 'POST',
    path: '/api/offers/{id}/apply',
    read: readApplication,
    failure: failureMessages.apply,
  },
  listParticipations: { method: 'GET', path: '/api/participations', read: readParticipations },
  sold: { method: 'GET', path: '/api/get/user/sold', read: readSold },
  updateProfile: { method: 'PUT', path: '/api/profile', read: readChangedUser, failure: failureMessages.profile },
  adminListUsers: { method: 'GET', path: '/api/admin/users', read: readUsers, failure: failureMessages.users },
  adminValidateUser: {
    method: 'PATCH',
    path: '/api/admin/users/{id}/validate',
    read: readChangedUser,
    failure: failureMessages.validateUser,
  },
  adminListOffers: { method: 'GET', path: '/api/admin/offers', read: readOffers, failure: failureMessages.offers },
  adminCreateOffer: { method: 'POST', path: '/api/admin/offers', read: readDone, failure: failureMessages.save },
  adminUpdateOffer: { method: 'PUT', path: '/api/admin/offers/{id}', read: readDone, failure: failureMessages.save },
  adminDeleteOffer: {
    method: 'DELETE',
    path: '/api/admin/offers/{id}',
    read: readDone,
    failure: failureMessages.deletion,
  },
  adminListParticipations: { method: 'GET', path: '/api/admin/participations', read: readParticipations },
  networkSettings: {
    method: 'GET',
    path: '/api/admin/daisycon/settings',
    read: readNetworkSettings,
    failure: failureMessages.settings,
  },
  saveNetworkSettings: {
    method: 'POST',
    path: '/api/admin/daisycon/settings',
    read: readDone,
    failure: failureMessages.save,
  },
  testNetwork: {
    method: 'POST',
    path: '/api/admin/daisycon/test',
    read: readDone,
    failure: failureMessages.connectionTest,
  },
  syncNetwork: { method: 'POST', path: '/api/admin/daisycon/sync', read: readDone, failure: failureMessages.sync },
} as const satisfies Record<string, ClientCall>;

export type CallName = keyof typeof clientCalls;

export type CallAnswer<TName extends CallName> = Exclude<
  ReturnType<(typeof clientCalls)[TName]['read']>['value'],
  undefined
>;
