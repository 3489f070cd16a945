import * as v from 'valibot';
import {
  LenientBoolean,
  LenientCount,
  LenientCountry,
  LenientCurrency,
  LenientDate,
  LenientEmail,
  LenientId,
  LenientLink,
  LenientNetworkData,
  LenientNumber,
  LenientOptionalText,
  LenientReference,
  LenientStatus,
  LenientText,
} from './lenient';

/*
 * The app's strict types, read from whatever a backend sends (`lenient.ts`). Only a row's `id` is required; unknown
 * fields are dropped. `strict/` has what the contract says.
 */

const userEntries = {
  name: LenientText,
  email: LenientEmail,
  validated: LenientBoolean,
  is_admin: LenientBoolean,
  pays: LenientCountry,
  created_at: LenientDate,
};

/** A waiting account has `validated: false`. */
export const User = v.object({ id: LenientId, ...userEntries });
export type User = v.InferOutput<typeof User>;

const offerEntries = {
  title: LenientText,
  description: LenientOptionalText,
  image_url: LenientLink,
  country: LenientCountry,
  deeplink: LenientLink,
  api_key: LenientOptionalText,
  created_at: LenientDate,
  status: LenientOptionalText,
  commission: LenientNumber,
  currency_code: LenientCurrency,
};

export const Offer = v.object({ id: LenientId, ...offerEntries });
export type Offer = v.InferOutput<typeof Offer>;

/** A deleted offer has no known fields. */
const ParticipationOffer = v.object({ id: LenientReference, ...offerEntries });
const DELETED_OFFER = v.parse(ParticipationOffer, {});

/** `user` comes in the administrator's list alone. */
export const Participation = v.pipe(
  v.object({
    id: LenientId,
    offer_id: LenientReference,
    offer: v.fallback(ParticipationOffer, DELETED_OFFER),
    user: v.fallback(v.nullish(v.object({ id: LenientReference, ...userEntries })), undefined),
    status: LenientStatus,
    created_at: LenientDate,
    clicked_at: LenientDate,
    updated_at: LenientDate,
    raw_data: LenientNetworkData,
  }),
  v.transform((row) => ({ ...row, offer_id: row.offer_id ?? row.offer.id })),
);
export type Participation = v.InferOutput<typeof Participation>;

/** The balance and the count of each status; `null` if unknown. */
export const Sold = v.object({
  sold: LenientNumber,
  total: LenientCount,
  opened: LenientCount,
  approved: LenientCount,
  disapproved: LenientCount,
});
export type Sold = v.InferOutput<typeof Sold>;

/** XX and ZZ are a look-up's unknown country, EU and AP its regions. */
export const LocatedCountry = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?!XX|ZZ|EU|AP)[A-Z]{2}$/i),
  v.toUpperCase(),
  v.description('ISO 3166-1 alpha-2'),
);

/** The code is required because it selects the offers; the city is shown nowhere. */
export const Location = v.object({
  country_code: LocatedCountry,
  country: LenientOptionalText,
  city: LenientOptionalText,
});
export type Location = v.InferOutput<typeof Location>;

/** `user` is `null` if the answer does not name it. */
export interface LoginResult {
  access_token: string;
  user: User | null;
}

/** An answer of which only the success matters; the text is for a toast. */
export const OptionalMessage = v.object({ message: LenientOptionalText });
export type OptionalMessage = v.InferOutput<typeof OptionalMessage>;

/** `action` is `continue` when the user already took part, any other value otherwise. */
export const Application = v.object({
  action: LenientOptionalText,
  deeplink: LenientLink,
  message: LenientOptionalText,
});
export type Application = v.InferOutput<typeof Application>;

/** Before the first save or synchronisation a backend may send neither part, or PHP's `[]`. */
export const NetworkSettings = v.object({
  settings: v.fallback(v.object({ publisher_id: LenientOptionalText, username: LenientOptionalText }), {}),
  sync_info: v.fallback(v.object({ last_sync: LenientDate, last_sync_count: LenientCount }), {
    last_sync: null,
    last_sync_count: null,
  }),
});
export type NetworkSettings = v.InferOutput<typeof NetworkSettings>;

export interface Paged<TItem> {
  data: TItem[];
  current_page: number;
  last_page: number;
  total: number;
  per_page: number;
  /** Rows left out because they could not be read; `total` counts them. */
  unreadable: number;
}
