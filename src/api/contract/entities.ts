import * as v from 'valibot';
import { COUNTRY_CODE } from './country-code';
import {
  LenientBoolean,
  LenientCount,
  LenientCountry,
  LenientCurrency,
  LenientDate,
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
 * What the app works with, and how it reads it from what a backend sends (`lenient.ts`): strict types, whatever came. An unknown field is
 * dropped. Only what a row cannot do without is required: its `id`. What the contract says is in `strict/`.
 */

const userEntries = {
  name: LenientText,
  email: LenientText,
  validated: LenientBoolean,
  is_admin: LenientBoolean,
  /** An account of which no country is known is offered what there is in France. */
  pays: LenientCountry,
  created_at: LenientDate,
};

/** An account; a waiting one is `validated: false`. */
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

/** A mission; `deeplink` leads to it. */
export const Offer = v.object({ id: LenientId, ...offerEntries });
export type Offer = v.InferOutput<typeof Offer>;

/** The offer of a participation: it may have been deleted, and then nothing is known of it. */
const ParticipationOffer = v.object({ id: LenientReference, ...offerEntries });
const DELETED_OFFER = v.parse(ParticipationOffer, {});

/** A user's part in an offer. `user` comes in the administrator's list alone. */
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

/** What a user has earned, and how many participations have each status; `null` for what is not known. */
export const Sold = v.object({
  sold: LenientNumber,
  total: LenientCount,
  opened: LenientCount,
  approved: LenientCount,
  disapproved: LenientCount,
});
export type Sold = v.InferOutput<typeof Sold>;

/** The code decides what is on offer, so that it has to be one; the city is shown nowhere. */
export const Location = v.object({
  country_code: v.pipe(
    v.string(),
    v.trim(),
    v.regex(COUNTRY_CODE),
    v.toUpperCase(),
    v.description('ISO 3166-1 alpha-2'),
  ),
  country: LenientOptionalText,
  city: LenientOptionalText,
});
export type Location = v.InferOutput<typeof Location>;

/** What a login or a registration opens; `user` is `null` where the answer does not say who that is. */
export interface Session {
  access_token: string;
  user: User | null;
}

/** What a call answers when only its success matters: the text, where there is one, is for a toast. */
export const OptionalMessage = v.object({ message: LenientOptionalText });
export type OptionalMessage = v.InferOutput<typeof OptionalMessage>;

/** Both may be absent; `action` is `continue` when the user already took part, any other value otherwise. */
export const Application = v.object({
  action: LenientOptionalText,
  deeplink: LenientLink,
  message: LenientOptionalText,
});
export type Application = v.InferOutput<typeof Application>;

/** Before anything was saved or synchronised a backend may say nothing of either part, or PHP's `[]`. */
export const NetworkSettings = v.object({
  settings: v.fallback(v.object({ publisher_id: LenientOptionalText, username: LenientOptionalText }), {}),
  sync_info: v.fallback(v.object({ last_sync: LenientDate, last_sync_count: LenientCount }), {
    last_sync: null,
    last_sync_count: null,
  }),
});
export type NetworkSettings = v.InferOutput<typeof NetworkSettings>;

/** A page of a list. */
export interface Paged<TItem> {
  data: TItem[];
  current_page: number;
  last_page: number;
  total: number;
  per_page: number;
  /** How many rows of this page could not be read and are left out; `total` counts them. */
  unreadable: number;
}
