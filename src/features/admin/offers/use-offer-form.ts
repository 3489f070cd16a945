import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '~/api/api-error';
import { clientCalls } from '~/api/contract/client-calls';
import type { Offer } from '~/api/contract/entities';
import { editableText } from '~/api/contract/lenient';
import { type OfferBody, OfferForm } from '~/api/contract/requests/request-bodies';
import { DEFAULT_COUNTRY } from '~/api/contract/scalars';
import { call } from '~/api/http';
import { adminOfferQueries, conflictCheckSignal } from '~/api/queries/admin/admin-queries';
import { refetchAfterWrite } from '~/api/queries/query-utils';
import { useAppForm } from '~/design-system/forms/app-form';
import { draftStart, endDraft } from '~/design-system/forms/draft';
import { isDirty, resetForm } from '~/design-system/forms/saved-values';
import { errorsWithoutField, mergeServerValues, setFieldErrors } from '~/design-system/forms/server-answers';
import { confirm } from '~/design-system/overlay/confirm';
import { completedBy, describeUnlistedErrors, editedOffer, hasChanged, isReduced } from './offer-changes';
import type { OfferList } from './offers-search';

/** Creates or updates an offer, then refetches the lists. */
const useSaveOffer = (offer: Offer | null) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OfferBody) =>
      offer ? call('adminUpdateOffer', { params: { id: offer.id }, body }) : call('adminCreateOffer', { body }),
    meta: {
      successToast: offer ? clientCalls.adminUpdateOffer.success : clientCalls.adminCreateOffer.success,
      failureToast: clientCalls.adminUpdateOffer.failure,
    },
    // Also after a failure: another administrator may have deleted it.
    onSettled: () => void refetchAfterWrite(queryClient, adminOfferQueries.all()),
  });
};

const fetchById = ({ id, country }: Offer, signal: AbortSignal): Promise<Offer | null> =>
  call('getOffer', { params: { id }, country: country ?? DEFAULT_COUNTRY, signal });

/** Reads by id what a row of the list leaves out; the row itself on failure. */
const complete = async (row: Offer, signal: AbortSignal): Promise<Offer> => {
  if (!isReduced(row)) return row;
  try {
    const full = await fetchById(row, signal);
    return full ? completedBy(row, full) : row;
  } catch (error) {
    console.warn('[offers]', error);
    return row;
  }
};

/** Refetches an offer from its page of the list or the next, else by id. `null` on failure. */
const refetchOffer = async (offer: Offer, list: OfferList): Promise<Offer | null> => {
  const signal = conflictCheckSignal();
  try {
    for (const page of [list.page, list.page + 1]) {
      const { data } = await call('adminListOffers', { query: { ...list.filter, page }, signal });
      const listed = data.find(({ id }) => id === offer.id);
      if (listed) return await complete(listed, signal);
    }
    return await fetchById(offer, signal);
  } catch (error) {
    console.warn('[offers]', error);
    return null;
  }
};

interface OfferFormOptions {
  offer: Offer | null;
  /** Its row, as the list has it now. */
  listed: Offer | undefined;
  /** What a new offer begins with. */
  initial: OfferForm;
  list: OfferList;
  /** Aborts when the form closes. */
  getSignal: () => AbortSignal;
  onSaved: (values: OfferForm, signal: AbortSignal) => Promise<void>;
}

/** What the form shows of an offer; nothing of a new one. */
export const valuesOf = (offer: Offer | null): OfferForm => ({
  title: offer ? editableText(offer.title) : '',
  country: offer?.country ?? '',
  deeplink: offer?.deeplink ?? '',
});

/** The offer form and its save; asks before it overwrites another administrator's changes. */
export const useOfferForm = ({ offer, listed, initial, list, getSignal, onSaved }: OfferFormOptions) => {
  // The version that the form started from.
  const [base, setBase] = useState(offer);
  // Sent without a confirmed answer: it may have been saved.
  const sent = useRef<OfferBody>(null);
  const [conflict, setConflict] = useState<Offer | null>(null);
  const [failure, setFailure] = useState<{ details: readonly string[] } | null>(null);
  const form = useAppForm({
    schema: OfferForm,
    initialValues: initial,
    draft: {
      name: offer ? `offer-${offer.id}` : 'new-offer',
      fields: ['title', 'country', 'deeplink'],
      reopensWith: offer ? undefined : valuesOf(null),
    },
  });
  const { mutateAsync } = useSaveOffer(offer);

  // Follows the refetched row, unless something was typed over it.
  const follow = useEffectEvent((row: Offer | undefined) => {
    if (!row || row === base || conflict || isDirty(form)) return;
    const full = base ? completedBy(row, base) : row;
    setBase(full);
    resetForm(form, valuesOf(full));
  });
  useEffect(() => follow(listed), [listed]);

  /** Adds what the row left out; what was typed meanwhile stays. */
  const fillIn = useEffectEvent((full: Offer) => {
    const filled = base ? completedBy(base, full) : full;
    setBase(filled);
    mergeServerValues(form, valuesOf(filled));
  });
  useEffect(() => {
    if (!offer) return;
    const closing = new AbortController();
    void complete(offer, closing.signal).then((full) => {
      if (!closing.signal.aborted && full !== offer) fillIn(full);
    });
    return () => closing.abort();
  }, [offer]);

  const bodyFor = async (values: OfferForm, signal: AbortSignal) => {
    if (!base) return values;
    const now = await refetchOffer(base, list);
    // Closed during the check: no question may appear over another screen.
    if (signal.aborted) return null;
    // What a draft was typed over may have changed before the form was opened again.
    const before = { ...base, ...draftStart(form) };
    const isKnown =
      now && [before, sent.current, values].some((known) => known && !hasChanged({ ...before, ...known }, now));
    if (now && !isKnown) {
      const isSure = await confirm({
        signal,
        message:
          'Cette offre a été modifiée par quelqu’un d’autre depuis que vous l’avez ouverte. ' +
          'Remplacer sa version par la vôtre ?',
      });
      if (signal.aborted) return null;
      if (!isSure) {
        setConflict(now);
        return null;
      }
    }
    return editedOffer(values, base, now);
  };

  const save = async (values: OfferForm) => {
    setFailure(null);
    const signal = getSignal();
    const body = await bodyFor(values, signal);
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
    endDraft(form);
    await onSaved(values, signal);
  };

  const takeServerVersion = () => {
    resetForm(form, valuesOf(conflict));
    setBase(conflict);
    setConflict(null);
  };

  return { form, save, failure, conflict, takeServerVersion };
};
