import * as v from 'valibot';
import type { CallName } from '~/api/contract/client-calls';
import { calls } from '~/api/contract/strict/calls';
import { OFFER_NOT_FOUND } from '~/content/shared-texts';
import { notFound, Refused } from './answer';
import type { StoredOffer, StoredUser } from './rows';
import { serverMessages } from './server-messages';
import type { State } from './state';

const noOffer = (): Refused => notFound(OFFER_NOT_FOUND);
const noUser = (): Refused => notFound(serverMessages.userNotFound);

export function findOffer(state: State, id: number): StoredOffer {
  const offer = state.offers.get(id);
  if (offer === undefined) throw noOffer();
  return offer;
}

export function findUser(state: State, id: number): StoredUser {
  const user = state.users.get(id);
  if (user === undefined) throw noUser();
  return user;
}

type TargetedCall = {
  [TName in CallName]: (typeof calls)[TName] extends { params: unknown } ? TName : never;
}[CallName];

interface Target {
  exists: (state: State, id: number) => boolean;
  missing: () => Refused;
}

const offer: Target = { exists: (state, id) => state.offers.get(id) !== undefined, missing: noOffer };
const user: Target = { exists: (state, id) => state.users.get(id) !== undefined, missing: noUser };

const targets: Readonly<Record<TargetedCall, Target>> = {
  // `success: false` tells it from an unknown path.
  getOffer: {
    ...offer,
    missing: () => new Refused(404, { success: false, message: OFFER_NOT_FOUND }),
  },
  applyToOffer: offer,
  adminUpdateOffer: offer,
  adminDeleteOffer: offer,
  adminValidateUser: user,
};

const isTargeted = (name: CallName): name is TargetedCall => Object.hasOwn(targets, name);

/** The path's parameters, once their target is found: 404 comes before 422. An impossible id is a missing one. */
export function readParams(name: CallName, raw: Record<string, string>, state: State): unknown {
  if (!isTargeted(name)) return undefined;
  const params = v.safeParse(calls[name].params, raw);
  const { exists, missing } = targets[name];
  if (!params.success || !exists(state, params.output.id)) throw missing();
  return params.output;
}
