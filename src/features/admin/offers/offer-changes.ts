import * as v from 'valibot';
import type { Offer } from '~/api/contract/entities';
import { MISSING_TEXT } from '~/api/contract/lenient';
import { OfferBody, type OfferForm } from '~/api/contract/requests/request-bodies';

export const offerFieldLabels = {
  title: 'Titre',
  country: 'Pays',
  deeplink: 'URL Daisycon',
} satisfies Record<keyof OfferForm, string>;

type UnlistedField = Exclude<keyof OfferBody, keyof OfferForm>;
const isUnlisted = (field: keyof OfferBody): field is UnlistedField => !(field in offerFieldLabels);

/** The fields that an administrator edits; the network sets the others. */
const editable = v.keyof(OfferBody).options;
/** Editable fields that the form does not show; an edit keeps them. */
const unlisted = editable.filter(isUnlisted);

export const unlistedFieldLabels = {
  description: 'Description',
  image_url: 'Image',
  api_key: 'Clé API',
} satisfies Record<UnlistedField, string>;

const unlistedLabelOf = (field: string): string | undefined =>
  Object.entries(unlistedFieldLabels).find(([name]) => name === field)?.[1];

/** Names the field of each error that has no input in the form. */
export const describeUnlistedErrors = (errors: Readonly<Record<string, string>>): string[] => {
  const sentences = Object.entries(errors).map(([field, message]) => {
    const label = unlistedLabelOf(field);
    return label ? `${label}\u00A0: ${message}` : message;
  });
  return [...new Set(sentences)];
};

/** A list may leave columns out. */
const isLeftOut = (offer: Offer, field: keyof OfferBody): boolean =>
  offer[field] === undefined || offer[field] === MISSING_TEXT || (field === 'country' && offer.country === null);

/** Whether an edit of it would lose fields. */
export const isReduced = (offer: Offer): boolean => editable.some((field) => isLeftOut(offer, field));

/** The offer with the fields that it leaves out taken from `other`. */
export const completedBy = (offer: Offer, other: Offer): Offer => {
  const leftOut = editable.filter((field) => isLeftOut(offer, field));
  return Object.assign({ ...offer }, ...leftOut.map((field) => ({ [field]: other[field] })));
};

/** Whether another administrator changed the offer; a field missing from a read counts as unchanged. */
export const hasChanged = (before: Offer, now: Offer): boolean =>
  editable.some(
    (field) => !isLeftOut(before, field) && !isLeftOut(now, field) && (now[field] ?? null) !== (before[field] ?? null),
  );

/** The body of an edit: the form's fields plus the unlisted ones, since the call replaces the whole offer. */
export const editedOffer = (form: OfferForm, before: Offer, now: Offer | null): OfferBody => {
  const kept: Pick<OfferBody, UnlistedField> = {};
  for (const field of unlisted) {
    const value = now?.[field] === undefined ? before[field] : now[field];
    if (value !== undefined) kept[field] = value;
  }
  return { ...kept, ...form };
};
