import * as v from 'valibot';
import type { Offer } from '~/api/contract/entities';
import { MISSING_TEXT } from '~/api/contract/lenient';
import { OfferBody, OfferForm } from '~/api/contract/requests';

/** What an administrator decides about an offer; the rest of it comes from the network. */
const editable = v.keyof(OfferBody).options;
/** What of it the form does not show, and an edit has to keep. */
const unlisted = v.keyof(v.omit(OfferBody, v.keyof(OfferForm).options)).options;

/** The three fields that the form shows, by their labels. */
export const offerFieldLabels = {
  title: 'Titre',
  country: 'Pays',
  deeplink: 'URL Daisycon',
} satisfies Record<keyof OfferForm, string>;

/** The fields that it does not show, by the names that a person knows them by. */
export const unlistedFieldLabels = {
  description: 'Description',
  image_url: 'Image',
  api_key: 'Clé API',
} satisfies Record<(typeof unlisted)[number], string>;

const unlistedLabelOf = (field: string): string | undefined =>
  Object.entries(unlistedFieldLabels).find(([name]) => name === field)?.[1];

/** What to say of errors that stand under no field, each behind the name of what it is about. */
export const describeUnlistedErrors = (errors: Readonly<Record<string, string>>): string[] => {
  const sentences = Object.entries(errors).map(([field, message]) => {
    const label = unlistedLabelOf(field);
    return label ? `${label}\u00A0: ${message}` : message;
  });
  return [...new Set(sentences)];
};

/** Whether somebody else has changed the offer since: a field that the second reading does not hold says nothing. */
export const hasChanged = (before: Offer, now: Offer): boolean =>
  editable.some(
    (field) =>
      now[field] !== undefined && now[field] !== MISSING_TEXT && (now[field] ?? null) !== (before[field] ?? null),
  );

/** What is sent for an edit: what the form holds, and the fields outside it as they are, since the call replaces the whole offer. */
export const editedOffer = (form: OfferForm, before: Offer, now: Offer | null): OfferBody => {
  const kept: Pick<OfferBody, (typeof unlisted)[number]> = {};
  for (const field of unlisted) {
    const value = now?.[field] === undefined ? before[field] : now[field];
    if (value !== undefined) kept[field] = value;
  }
  return { ...kept, ...form };
};
