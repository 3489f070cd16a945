import { wireDate } from './environment';
import { networkCatalogue } from './network-catalogue';
import { newOfferTerms } from './new-offer';
import type { StoredOffer, StoredParticipation } from './rows';
import { seededNumber } from './seeded-number';
import type { State } from './state';

export interface SyncReport {
  /** Participations with a known transaction. */
  transactions: number;
  /** Participations that are no longer opened. */
  moved: number;
  updatedOffers: number;
  addedOffers: number;
}

const DAY_MS = 24 * 60 * 60_000;
/** Shares of judged participations; the rest stays opened. */
const SHARE_APPROVED = 0.45;
const SHARE_DISAPPROVED = 0.15;
const MAX_DAYS_TO_JUDGE = 3;
const SHARE_OF_OFFERS_UPDATED_A_DAY = 0.08;
const OFFER_STATUSES = ['approved', 'pending', 'disapproved'] as const;
const OFFERS_ADDED_A_DAY = 2;

/**
 * One run of the simulated network. It depends on seed, row and day only, so a second run soon after changes nothing.
 */
export function syncNetwork(state: State, now: Date, seed: number): SyncReport {
  const opened = [...state.participations.group('status', 'opened')];
  const moved = opened.filter((row) => judge(state, row, now, seed)).length;
  const updatedOffers = updateOffers(state, now, seed);
  const addedOffers = addOffers(state, now, seed);
  const stillOpened = opened.length - moved;
  const transactions = state.participations.size - stillOpened;
  state.network = { ...state.network, last_sync: wireDate(now), last_sync_count: transactions };
  return { transactions, moved, updatedOffers, addedOffers };
}

/** Applies the network's decision to an opened participation. */
function judge(state: State, row: StoredParticipation, now: Date, seed: number): boolean {
  const verdict = seededNumber(seed, 'verdict', row.id);
  if (verdict >= SHARE_APPROVED + SHARE_DISAPPROVED) return false;
  const clicked = Date.parse(row.clicked_at);
  const due = clicked + seededNumber(seed, 'delay', row.id) * MAX_DAYS_TO_JUDGE * DAY_MS;
  if (!(due <= now.getTime())) return false;
  state.participations.put({
    ...row,
    status: verdict < SHARE_APPROVED ? 'approved' : 'disapproved',
    updated_at: wireDate(now),
    raw_data: row.raw_data?.transaction
      ? row.raw_data
      : { transaction: { date: Math.floor(clicked / 1000), anonymous_ip: anonymousIp(seed, row.id) } },
  });
  return true;
}

/** The network sets the status of its offers; their commission is fixed. */
function updateOffers(state: State, now: Date, seed: number): number {
  const day = dayOf(now);
  let updated = 0;
  for (const offer of [...state.offers.all()]) {
    if (seededNumber(seed, 'updated', day, offer.id) >= SHARE_OF_OFFERS_UPDATED_A_DAY) continue;
    const status = OFFER_STATUSES[Math.floor(seededNumber(seed, 'status', day, offer.id) * OFFER_STATUSES.length)];
    if (status === offer.status) continue;
    state.offers.put({ ...offer, status });
    updated += 1;
  }
  return updated;
}

function addOffers(state: State, now: Date, seed: number): number {
  const day = dayOf(now);
  let added = 0;
  for (let rank = 1; rank <= OFFERS_ADDED_A_DAY; rank += 1) {
    const network_ref = `${day}-${rank}`;
    if (state.offers.find('networkRef', network_ref) !== undefined || wasRemoved(state, network_ref)) continue;
    const draw = seededNumber(seed, 'offer', network_ref);
    const entry = networkCatalogue[Math.floor(draw * networkCatalogue.length)];
    if (entry === undefined) continue;
    const id = state.takeId('offers');
    const offer: StoredOffer = {
      id,
      ...entry,
      image_url: null,
      deeplink: `https://ds1.nl/c/?wi=${id}&si=${Math.floor(draw * 10_000)}`,
      api_key: null,
      created_at: wireDate(now),
      ...newOfferTerms,
      network_ref,
    };
    state.offers.put(offer);
    added += 1;
  }
  return added;
}

/** A deleted offer does not come back. */
const wasRemoved = (state: State, reference: string): boolean =>
  state.removedOffers.all().some((offer) => offer.network_ref === reference);

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const anonymousIp = (seed: number, id: number): string => {
  const part = (name: string) => Math.floor(seededNumber(seed, name, id) * 254) + 1;
  return `${part('ip1')}.${part('ip2')}.${part('ip3')}.0`;
};
