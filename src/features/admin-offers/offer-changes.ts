import type { Offer } from '~/api/contract/entities';
import type { OfferBody, OfferForm } from '~/api/contract/requests';

/** The three fields that the form shows, by their labels. */
export const offerFieldLabels = {
  title: 'Titre',
  country: 'Pays',
  deeplink: 'URL Daisycon',
} satisfies Record<keyof OfferForm, string>;

/** What an administrator decides about an offer; the rest of it comes from the network. */
const editable = ['title', 'country', 'deeplink', 'description', 'image_url', 'api_key'] as const;

/** Whether somebody else has changed the offer since: a field that the second reading does not hold says nothing. */
export const hasChanged = (before: Offer, now: Offer): boolean =>
  editable.some((field) => now[field] !== undefined && (now[field] ?? null) !== (before[field] ?? null));

/** What is sent for an edit: what the form holds, and the fields outside it as they are, since the call replaces the whole offer. */
export const editedOffer = (form: OfferForm, before: Offer, now: Offer | null): OfferBody => {
  const kept: Pick<OfferBody, 'description' | 'image_url' | 'api_key'> = {};
  for (const field of ['description', 'image_url', 'api_key'] as const) {
    const value = now?.[field] === undefined ? before[field] : now[field];
    if (value !== undefined) kept[field] = value;
  }
  return { ...kept, ...form };
};
