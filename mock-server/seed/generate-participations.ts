import { participationStatuses } from '~/api/contract/scalars';
import { wireDate } from '../backend/environment';
import type { StoredOffer, StoredParticipation, StoredUser } from '../backend/rows';
import { knownAccounts } from './generate-users';
import type { Random } from './random';
import { seedDate } from './seed-options';

const CAMILLE_SHARE = 0.75;
const CAMILLE_STATUSES = ['approved', 'opened', 'approved', 'disapproved', 'opened', 'approved'];
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 180;
/** The more, the busier the last weeks. */
const GROWTH = 1.15;

/**
 * At most one per validated user and offer, never before either was there. Camille takes part in three quarters of the
 * French offers: several pages, every status, some left to take.
 */
export function generateParticipations(
  random: Random,
  count: number,
  users: readonly StoredUser[],
  offers: readonly StoredOffer[],
): StoredParticipation[] {
  const pairs = choosePairs(random, count, users, offers).sort((one, other) => one.clicked - other.clicked);
  return pairs.map(({ user, offer, clicked, status: chosen }, index) => {
    const status = chosen ?? statusAfter(random, seedDate.getTime() - clicked);
    const decided = clicked + random.integer(1, 72) * HOUR_MS - random.integer(0, 59) * 60_000;
    const date = wireDate(new Date(clicked));
    return {
      id: index + 1,
      user_id: user.id,
      offer_id: offer.id,
      status,
      created_at: date,
      clicked_at: date,
      updated_at: status === 'opened' ? date : wireDate(new Date(notAfterSeed(decided))),
      raw_data: rawData(random, index, clicked),
    };
  });
}

interface Pair {
  user: StoredUser;
  offer: StoredOffer;
  clicked: number;
  /** Camille’s; that of the others depends on the date. */
  status?: string;
}

const notAfterSeed = (time: number): number => Math.min(time, seedDate.getTime());

/** `share` of the time before the seed’s date, at an hour at which people are up. */
function clickTime({ user, offer }: Pick<Pair, 'user' | 'offer'>, share: number): number {
  const end = seedDate.getTime();
  const start = Math.max(end - DAYS * DAY_MS, Date.parse(user.created_at), Date.parse(offer.created_at));
  const time = end - Math.round((end - start) * share ** GROWTH);
  const hour = new Date(time).getUTCHours();
  const later = hour >= 22 || hour < 6 ? time + 9 * HOUR_MS : time;
  return later > end ? time : later;
}

/** A partner needs days: most of the last ones wait. */
function statusAfter(random: Random, age: number): string {
  const waiting = age < 4 * DAY_MS ? 0.75 : age < 30 * DAY_MS ? 0.35 : 0.15;
  if (random.chance(waiting)) return 'opened';
  return random.chance(0.72) ? 'approved' : 'disapproved';
}

function choosePairs(
  random: Random,
  count: number,
  users: readonly StoredUser[],
  offers: readonly StoredOffer[],
): Pair[] {
  const camille = users.find(({ id }) => id === knownAccounts.camille.id);
  if (camille === undefined) return [];
  const french = offers.filter((offer) => offer.country === 'FR');
  const taken = french.slice(0, Math.ceil(french.length * CAMILLE_SHARE));
  const wanted = [...taken, ...offers.filter((offer) => !taken.includes(offer))];
  const others = users.filter((user) => user.validated && !user.is_admin && user !== camille);
  // A third is hers, at least one of each status, and what the others have no offers left for.
  const third = Math.min(taken.length, Math.max(Math.floor(count / 3), participationStatuses.length));
  const hers = Math.min(count, Math.max(third, count - others.length * offers.length));
  const chosen = wanted.slice(0, hers);
  const statuses = chosen.length < CAMILLE_STATUSES.length ? participationStatuses : CAMILLE_STATUSES;
  const pairs = chosen.map((offer, index): Pair => {
    const share = (chosen.length - 0.75 - index + random.next() / 2) / chosen.length;
    return {
      user: camille,
      offer,
      clicked: clickTime({ user: camille, offer }, share),
      status: statuses[index % statuses.length] ?? 'opened',
    };
  });
  const capacity = Math.min(count, pairs.length + others.length * offers.length);
  const seen = new Set<string>();
  while (pairs.length < capacity) {
    const user = others[random.integer(0, others.length - 1)];
    const offer = offers[random.integer(0, offers.length - 1)];
    if (user === undefined || offer === undefined || seen.has(`${user.id}:${offer.id}`)) continue;
    seen.add(`${user.id}:${offer.id}`);
    pairs.push({ user, offer, clicked: clickTime({ user, offer }, random.next()) });
  }
  return pairs;
}

/** The three kinds of transaction date, with the gaps of a real network. */
function rawData(random: Random, index: number, clicked: number): StoredParticipation['raw_data'] {
  const milliseconds = notAfterSeed(clicked + random.integer(1, 120) * 60_000);
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
