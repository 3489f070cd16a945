import { participationStatuses } from '~/api/contract/scalars';
import { wireDate } from '../backend/environment';
import type { StoredOffer, StoredParticipation, StoredUser } from '../backend/rows';
import { knownAccounts } from './generate-users';
import type { Random } from './random';
import { seedDate } from './seed-options';

const CAMILLE_SHARE = 0.75;
const CAMILLE_STATUSES = ['approved', 'opened', 'approved', 'disapproved', 'opened', 'approved'];
const DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

/**
 * At most one per validated user and offer. Camille takes part in three quarters of the French offers: several pages,
 * every status, some left to take.
 */
export function generateParticipations(
  random: Random,
  count: number,
  users: readonly StoredUser[],
  offers: readonly StoredOffer[],
): StoredParticipation[] {
  const pairs = choosePairs(random, count, users, offers);
  return pairs.map(({ userId, offerId, status }, index) => {
    const age = ((pairs.length - 1 - index) / Math.max(1, pairs.length)) * DAYS * DAY_MS;
    const clicked = new Date(seedDate.getTime() - Math.round(age) - random.integer(0, 30) * 60_000);
    const updated = new Date(clicked.getTime() + (status === 'opened' ? 0 : random.integer(1, 72) * 60 * 60_000));
    return {
      id: index + 1,
      user_id: userId,
      offer_id: offerId,
      status,
      created_at: wireDate(clicked),
      clicked_at: wireDate(clicked),
      updated_at: wireDate(updated > seedDate ? seedDate : updated),
      raw_data: rawData(random, index, clicked),
    };
  });
}

interface Pair {
  userId: number;
  offerId: number;
  status: string;
}

function choosePairs(
  random: Random,
  count: number,
  users: readonly StoredUser[],
  offers: readonly StoredOffer[],
): Pair[] {
  const pairs: Pair[] = [];
  const french = offers.filter((offer) => offer.country === 'FR');
  const taken = french.slice(0, Math.ceil(french.length * CAMILLE_SHARE));
  const wanted = [...taken, ...offers.filter((offer) => !taken.includes(offer))];
  const others = users.filter((user) => user.validated && !user.is_admin && user.id !== knownAccounts.camille.id);
  // A third is hers, at least one of each status, and what the others have no offers left for.
  const third = Math.min(taken.length, Math.max(Math.floor(count / 3), participationStatuses.length));
  const hers = Math.min(count, Math.max(third, count - others.length * offers.length));
  const chosen = wanted.slice(0, hers);
  const statuses = chosen.length < CAMILLE_STATUSES.length ? participationStatuses : CAMILLE_STATUSES;
  const camilles = chosen.map((offer, index) => ({
    userId: knownAccounts.camille.id,
    offerId: offer.id,
    status: statuses[index % statuses.length] ?? 'opened',
  }));
  const capacity = Math.min(count, camilles.length + others.length * offers.length);
  const seen = new Set<string>();
  while (pairs.length + camilles.length < capacity) {
    const user = others[random.integer(0, others.length - 1)];
    const offer = offers[random.integer(0, offers.length - 1)];
    if (user === undefined || offer === undefined || seen.has(`${user.id}:${offer.id}`)) continue;
    seen.add(`${user.id}:${offer.id}`);
    const draw = random.next();
    const status = draw < 0.5 ? 'approved' : draw < 0.8 ? 'opened' : 'disapproved';
    pairs.push({ userId: user.id, offerId: offer.id, status });
  }
  return spread(pairs, camilles);
}

/** Spreads Camille's rows evenly among the others. */
function spread(pairs: Pair[], camilles: Pair[]): Pair[] {
  const total = pairs.length + camilles.length;
  const step = Math.max(1, Math.floor(total / Math.max(1, camilles.length)));
  const result: Pair[] = [];
  let nextPair = 0;
  let nextCamille = 0;
  for (let index = 0; index < total; index += 1) {
    const isCamilles = (index + 1) % step === 0 || nextPair >= pairs.length;
    const pair = isCamilles && nextCamille < camilles.length ? camilles[nextCamille++] : pairs[nextPair++];
    const left = pair ?? camilles[nextCamille++];
    if (left !== undefined) result.push(left);
  }
  return result;
}

/** The three kinds of transaction date, with the gaps of a real network. */
function rawData(random: Random, index: number, clicked: Date): StoredParticipation['raw_data'] {
  const milliseconds = clicked.getTime() + random.integer(1, 120) * 60_000;
  const anonymous_ip = `${random.integer(1, 223)}.${random.integer(0, 255)}.${random.integer(0, 255)}.0`;
  switch (index % 12) {
    case 5:
      return null;
    case 8:
      return {};
    case 9:
      return { transaction: { date: milliseconds } };
    case 10:
      return { transaction: { anonymous_ip } };
    case 11:
      return { transaction: { date: String(Math.floor(milliseconds / 1000)), anonymous_ip } };
  }
  const kinds = [Math.floor(milliseconds / 1000), milliseconds, new Date(milliseconds).toISOString()];
  return { transaction: { date: kinds[index % 3] ?? milliseconds, anonymous_ip } };
}
