import { describe, expect, it } from 'vitest';
import { ApiError, type ApiFailure } from '~/api/api-error';
import type { Offer } from '~/api/contract/entities';
import { parseOfferId, readOfferAnswer, readOfferFailure } from '~/features/offers/offer-outcome';

const offer: Offer = {
  id: 1,
  title: 'Mission',
  country: 'FR',
  deeplink: 'https://partner.test/',
  created_at: '2026-03-14T09:26:53Z',
  commission: 1,
  currency_code: 'EUR',
};

const refused = (status: number, deniesSuccess = false): ApiFailure => ({
  kind: 'refused',
  status,
  body: { message: null, error: null, errors: {}, deniesSuccess },
});

describe('what the page of an offer shows', () => {
  it.each([
    [offer, 'found'],
    [null, 'missing'],
  ])('answer %# leads to %s', (answer, kind) => {
    expect(readOfferAnswer(answer).kind).toBe(kind);
  });

  it.each<[ApiFailure, string]>([
    [refused(404, true), 'refused'],
    [refused(403, true), 'refused'],
    [refused(500, true), 'refused'],
    [refused(200, true), 'refused'],
    [refused(404), 'missing'],
    [{ kind: 'unreadable', status: 404 }, 'missing'],
    [refused(401), 'signed-out'],
    [refused(401, true), 'signed-out'],
    [refused(403), 'failed'],
    [refused(500), 'failed'],
    [{ kind: 'unreadable', status: 200 }, 'failed'],
    [{ kind: 'network' }, 'failed'],
  ])('failure %j leads to %s', (failure, kind) => {
    expect(readOfferFailure(new ApiError('getOffer', failure)).kind).toBe(kind);
  });

  it('an unforeseen error is a failure', () => {
    expect(readOfferFailure(new Error('boom')).kind).toBe('failed');
  });
});

describe('the id in the address', () => {
  it.each([
    ['1', 1],
    ['42', 42],
    ['999999999999999', 999999999999999],
    ['9007199254740993', '9007199254740993'],
  ])('%s is %s', (text, id) => {
    expect(parseOfferId(text)).toBe(id);
  });

  it.each(['0', '-1', '1.5', '1e3', 'abc', '', ' 1', '01', '9'.repeat(40), '１'])('%j is none', (text) => {
    expect(parseOfferId(text)).toBeNull();
  });
});
