import type { CallName } from '~/api/contract/calls';
import { failureMessages } from '~/api/contract/messages';
import { notFound, Refused } from './answer';
import type { StoredOffer, StoredUser } from './rows';
import { serverMessages } from './server-messages';
import type { State } from './state';

/** The offer of an id, or a thrown 404. */
export function findOffer(state: State, id: number): StoredOffer {
  const offer = state.offers.get(id);
  if (offer === undefined) throw notFound(failureMessages.offerNotFound);
  return offer;
}

/** The user of an id, or a thrown 404. */
export function findUser(state: State, id: number): StoredUser {
  const user = state.users.get(id);
  if (user === undefined) throw notFound(serverMessages.userNotFound);
  return user;
}

/** What a call's path names, looked up before its body is judged: 404 comes before 422. */
const targets: Partial<Record<CallName, (state: State, id: number) => unknown>> = {
  getOffer: findOffer,
  applyToOffer: findOffer,
  adminUpdateOffer: findOffer,
  adminDeleteOffer: findOffer,
  adminValidateUser: findUser,
};

/** Throws the call's own 404 when the path names nothing that exists. */
export function requireTarget(name: CallName, state: State, id: number): void {
  try {
    targets[name]?.(state, id);
  } catch (error) {
    throw name === 'getOffer' && error instanceof Refused ? offerNotFound() : error;
  }
}

/** The detail of an offer says `success: false`: the client tells it from a path that does not exist. */
const offerNotFound = (): Refused => new Refused(404, { success: false, message: failureMessages.offerNotFound });
