import type { StateData, StoredParticipation } from '../backend/rows';
import { knownAccounts } from '../seed/generate-users';

/* Changes of the sample data. Each returns a new state. */

const camille = knownAccounts.camille.id;
const admin = knownAccounts.admin.id;

/** No offers; participations keep their copies. */
export const withoutOffers = (data: StateData): StateData => ({
  ...data,
  offers: [],
  removed_offers: [...data.removed_offers, ...data.offers],
});

/** One French offer, in which Camille has not taken part. */
export function withOneOffer(data: StateData): StateData {
  const taken = new Set(data.participations.filter((row) => row.user_id === camille).map((row) => row.offer_id));
  const kept = data.offers.find((offer) => offer.country === 'FR' && !taken.has(offer.id));
  const others = data.offers.filter((offer) => offer !== kept);
  return { ...data, offers: kept === undefined ? [] : [kept], removed_offers: [...data.removed_offers, ...others] };
}

const ofOthers = (row: StoredParticipation): boolean => row.user_id !== camille;

export const withoutParticipations = (data: StateData): StateData => ({
  ...data,
  participations: data.participations.filter(ofOthers),
});

export function withOneParticipation(data: StateData): StateData {
  const kept = data.participations.filter((row) => !ofOthers(row)).slice(-1);
  return { ...data, participations: [...data.participations.filter(ofOthers), ...kept] };
}

/** Only the administrator. */
export const withAdminAlone = (data: StateData): StateData => ({
  ...data,
  users: data.users.filter((user) => user.id === admin),
  offers: [],
  removed_offers: [],
  participations: [],
});

/** One row in each list of the administration. */
export function withOneRowEach(data: StateData): StateData {
  const offer = data.offers.at(-1);
  const participation = data.participations.at(-1);
  if (offer === undefined || participation === undefined) return withAdminAlone(data);
  return {
    ...withAdminAlone(data),
    offers: [offer],
    participations: [{ ...participation, user_id: admin, offer_id: offer.id }],
  };
}

const OFFERS_FOR_TEN_THOUSAND_PAGES = 120_000;
const USERS_FOR_TEN_THOUSAND_PAGES = 150_000;

/** French offers for ten thousand pages of twelve. */
export function withTenThousandPagesOfOffers(data: StateData): StateData {
  const model = data.offers[0];
  if (model === undefined) return data;
  const first = data.offers.length + data.removed_offers.length + 1;
  const more = Array.from({ length: OFFERS_FOR_TEN_THOUSAND_PAGES - countFrench(data) }, (_, index) => ({
    ...model,
    id: first + index,
    title: `Mission ${first + index}`,
    country: 'FR',
  }));
  return { ...data, offers: [...data.offers, ...more] };
}

const countFrench = (data: StateData): number => data.offers.filter((offer) => offer.country === 'FR').length;

/** Users for ten thousand pages of fifteen. */
export function withTenThousandPagesOfUsers(data: StateData): StateData {
  const model = data.users.at(-1);
  if (model === undefined) return data;
  const first = data.users.length + 1;
  const more = Array.from({ length: USERS_FOR_TEN_THOUSAND_PAGES - data.users.length }, (_, index) => ({
    ...model,
    id: first + index,
    name: `Membre ${first + index}`,
    email: `membre.${first + index}@exemple.test`,
    validated: index % 4 !== 0,
  }));
  return { ...data, users: [...data.users, ...more] };
}

/** Saved credentials, accepted or refused, with or without a first synchronisation. */
export const withNetwork =
  ({ refused = false, synced = true }: { refused?: boolean; synced?: boolean }) =>
  (data: StateData): StateData => ({
    ...data,
    singletons: {
      ...data.singletons,
      network: {
        settings: { publisher_id: '384721', username: 'missio', password_hash: '', refused },
        last_sync: synced ? '2026-03-14T01:00:04Z' : null,
        last_sync_count: synced ? 1284 : 0,
      },
    },
  });
