import * as v from 'valibot';
import { ApiError, NOT_FOUND } from '~/api/api-error';
import type { Offer } from '~/api/contract/entities';
import { type Id, IdText } from '~/api/contract/scalars';

/** What the offer page shows: the offer, « introuvable », or a toast and the list. */
export type OfferOutcome =
  | { kind: 'found'; offer: Offer }
  | { kind: 'missing' }
  | { kind: 'refused' }
  | { kind: 'failed' }
  /** The session shows its own warning, and the guards redirect. */
  | { kind: 'signed-out' };

/** The id in the address; `null` for an impossible one, which makes no call. */
export const parseOfferId = (text: string): Id | null => {
  const parsed = v.safeParse(IdText, text);
  return parsed.success ? parsed.output : null;
};

/** A success without an offer (`data: null`) is a missing one. */
export const readOfferAnswer = (offer: Offer | null): OfferOutcome =>
  offer ? { kind: 'found', offer } : { kind: 'missing' };

/** `success: false` is a refusal whatever the status; any other 404 is a missing offer. */
export const readOfferFailure = (error: Error): OfferOutcome => {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.isSessionLost) return { kind: 'signed-out' };
  if (error.failure.kind === 'refused' && error.failure.body.deniesSuccess) return { kind: 'refused' };
  return { kind: error.status === NOT_FOUND ? 'missing' : 'failed' };
};

const OK = 200;

/** Whether the answer is about the offer itself: a 404, or a refusal with a status of success. */
export const isGone = (error: Error): boolean => {
  const { kind } = readOfferFailure(error);
  if (!(error instanceof ApiError) || (kind !== 'missing' && kind !== 'refused')) return false;
  return error.status === NOT_FOUND || error.status === OK;
};
