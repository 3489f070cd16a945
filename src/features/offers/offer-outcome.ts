import * as v from 'valibot';
import { ApiError, NOT_FOUND } from '~/api/api-error';
import type { Offer } from '~/api/contract/entities';
import { type Id, IdText } from '~/api/contract/id';

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
export const parseOfferId = (text: string): Id | null => {
  const parsed = v.safeParse(IdText, text);
  return parsed.success ? parsed.output : null;
};

/** Reads the answer to GET /api/offers/{id}: `null` is a missing offer. */
export const readOfferAnswer = (offer: Offer | null): OfferOutcome =>
  offer ? { kind: 'found', offer } : { kind: 'missing' };

/** Reads the failure of GET /api/offers/{id}: `success: false` is a refusal whatever the status, any other 404 a missing offer. */
export const readOfferFailure = (error: Error): OfferOutcome => {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.failure.kind === 'refused' && error.failure.refusal.success === false) return { kind: 'refused' };
  if (error.isSessionLost) return { kind: 'signed-out' };
  return { kind: error.status === NOT_FOUND ? 'missing' : 'failed' };
};
