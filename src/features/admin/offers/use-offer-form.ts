import { useRef, useState } from 'react';
import { ApiError } from '~/api/api-error';
import type { Offer } from '~/api/contract/entities';
import { type OfferBody, OfferForm } from '~/api/contract/requests/request-bodies';
import { resetForm, setFieldErrors, useAppForm } from '~/design-system/forms/app-form';
import { errorsWithoutField } from '~/design-system/forms/show-server-errors';
import { confirm } from '~/design-system/overlay/confirm';
import { describeUnlistedErrors, editedOffer, hasChanged } from './offer-changes';
import type { OffersSearch } from './offers-search';
import { refetchOffer } from './refetch-offer';
import { useSaveOffer } from './use-save-offer';

interface OfferFormOptions {
  offer: Offer | null;
  /** What a new offer begins with. */
  initial: OfferForm;
  search: OffersSearch;
  isStillOpen: () => boolean;
  onSaved: (values: OfferForm) => Promise<void>;
}

/** What the form shows of an offer; nothing of a new one. */
export const valuesOf = (offer: Offer | null): OfferForm => ({
  title: offer?.title ?? '',
  country: offer?.country ?? '',
  deeplink: offer?.deeplink ?? '',
});

/** The offer form and its save; asks before it overwrites somebody else's changes. */
export const useOfferForm = ({ offer, initial, search, isStillOpen, onSaved }: OfferFormOptions) => {
  // The version that the form started from; the list may be refetched meanwhile.
  const [base, setBase] = useState(offer);
  // Sent without a confirmed answer: it may have been saved.
  const sent = useRef<OfferBody>(null);
  const [newer, setNewer] = useState<Offer | null>(null);
  const [failure, setFailure] = useState<{ details: readonly string[] } | null>(null);
  const form = useAppForm({ schema: OfferForm, initialValues: initial });
  const { mutateAsync } = useSaveOffer(offer);

  const bodyFor = async (values: OfferForm) => {
    if (!base) return values;
    const now = await refetchOffer(base, search);
    // Closed during the check: no question may appear over another screen.
    if (!isStillOpen()) return null;
    const isKnown =
      now && [base, sent.current, values].some((known) => known && !hasChanged({ ...base, ...known }, now));
    if (now && !isKnown) {
      const isSure = await confirm({
        message:
          'Cette offre a été modifiée par quelqu’un d’autre depuis que vous l’avez ouverte. Remplacer sa version par la vôtre ?',
      });
      if (!isSure) {
        setNewer(now);
        return null;
      }
    }
    return editedOffer(values, base, now);
  };

  const save = async (values: OfferForm) => {
    setFailure(null);
    const body = await bodyFor(values);
    if (!body) return;
    sent.current = body;
    try {
      await mutateAsync(body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isShown = setFieldErrors(form, error.fieldErrors);
      const details = describeUnlistedErrors(errorsWithoutField(form, error.fieldErrors));
      if (details.length === 0 && !isShown && error.serverMessage) details.push(error.serverMessage);
      setFailure(details.length === 0 && isShown ? null : { details });
      return;
    }
    await onSaved(values);
  };

  const takeNewer = () => {
    resetForm(form, valuesOf(newer));
    setBase(newer);
    setNewer(null);
  };

  return { form, save, failure, newer, takeNewer };
};
