import { wireDate } from '../backend/environment';
import { STATE_VERSION, type StateData } from '../backend/rows';
import { generateOffers } from './generate-offers';
import { generateParticipations } from './generate-participations';
import { generateUsers } from './generate-users';
import { createRandom } from './random';
import { type SeedOptions, seedDate } from './seed-options';

const SEED = 20_260_314;

/** The same options give the same rows on every machine and day. */
export function generateState(options: SeedOptions): StateData {
  const dates = datesBefore(seedDate);
  const users = generateUsers(createRandom(SEED), options, dates);
  const offers = generateOffers(createRandom(SEED + 1), options.offers, dates);
  const participations = generateParticipations(createRandom(SEED + 2), options.participations, users, offers);
  return {
    version: STATE_VERSION,
    next_ids: {
      users: users.length + 1,
      offers: offers.length + 1,
      participations: participations.length + 1,
      mails: 1,
    },
    singletons: {
      location: { country_code: 'FR', country: 'France', city: 'Paris' },
      network: { settings: null, last_sync: null, last_sync_count: 0 },
    },
    users,
    offers,
    removed_offers: [],
    participations,
    sessions: [],
    resets: [],
    mails: [],
  };
}

/** Spreads `count` rows over the `days` before `end`, oldest first. */
function datesBefore(end: Date) {
  return (index: number, count: number, days: number): string => {
    const span = days * 24 * 60 * 60_000;
    return wireDate(new Date(end.getTime() - Math.round((span * (count - 1 - index)) / Math.max(1, count))));
  };
}
