import type { Offer, Participation, User } from '~/api/contract/strict/answers';
import type { StoredOffer, StoredParticipation, StoredUser } from './rows';
import type { State } from './state';

/** Without the password hash. */
export const toUser = ({ id, name, email, validated, is_admin, pays, created_at }: StoredUser): User => ({
  id,
  name,
  email,
  validated,
  is_admin,
  pays,
  created_at,
});

/** Without the network's reference. */
export const toOffer = ({ network_ref: _, ...offer }: StoredOffer): Offer => offer;

/** With its offer, or the copy of a deleted one. */
export function toParticipation(state: State, row: StoredParticipation): Participation {
  const { user_id: _, ...participation } = row;
  const offer = state.offers.get(row.offer_id) ?? state.removedOffers.get(row.offer_id);
  if (offer === undefined) throw new Error(`Participation ${row.id} names the unknown offer ${row.offer_id}`);
  return { ...participation, offer: toOffer(offer) };
}

/** With its user, for administrators. */
export function toAdminParticipation(state: State, row: StoredParticipation): Participation {
  const user = state.users.get(row.user_id);
  if (user === undefined) throw new Error(`Participation ${row.id} names the unknown user ${row.user_id}`);
  return { ...toParticipation(state, row), user: toUser(user) };
}
