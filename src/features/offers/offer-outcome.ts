import * as v from 'valibot';
import { ApiError, NOT_FOUND } from '~/api/api-error';
import type { CallAnswer } from '~/api/contract/calls';
import type { Offer } from '~/api/contract/entities';
import { IdParams } from '~/api/contract/requests';

/** What the page of one offer shows: the offer, that there is none, or the list again after a toast. */
export type OfferOutcome =
  | { kind: 'found'; offer: Offer }
  /** The not-found state, in place. */
  | { kind: 'missing' }
  /** « Offre non trouvée », and back to the list. */
  | { kind: 'refused' }
  /** « Erreur lors du chargement de l'offre », and back to the list. */
  | { kind: 'failed' }
  /** The session is over: its own warning says so, and the guards lead away. */
  | { kind: 'signed-out' };

/** The id in an offer's address, or `null` when it cannot be one: no call is made then. */
export const parseOfferId = (text: string): number | null => {
  const parsed = v.safeParse(IdParams, { id: text });
  return parsed.success ? parsed.output.id : null;
};

/** Reads the answer to GET /api/offers/{id}: `success: false` is a refusal whatever the status, `data: null` a missing offer. */
export const readOfferAnswer = (answer: CallAnswer<'getOffer'>): OfferOutcome => {
  if (answer.success === false) return { kind: 'refused' };
  return answer.data ? { kind: 'found', offer: answer.data } : { kind: 'missing' };
};

/** Reads the failure of GET /api/offers/{id}: a 404 is a missing offer only when the body does not say `success: false`. */
export const readOfferFailure = (error: Error): OfferOutcome => {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.failure.kind === 'refused' && error.failure.refusal.success === false) return { kind: 'refused' };
  if (error.isSessionLost) return { kind: 'signed-out' };
  return { kind: error.status === NOT_FOUND ? 'missing' : 'failed' };
};
