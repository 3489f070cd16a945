import { describe, expect, it } from 'vitest';
import type { Offer } from '~/api/contract/entities';
import { MISSING_TEXT } from '~/api/contract/lenient';
import {
  completedBy,
  describeUnlistedErrors,
  editedOffer,
  hasChanged,
  isReduced,
} from '~/features/admin/offers/offer-changes';

const offer: Offer = {
  id: 7,
  title: 'Bilan auditif offert',
  description: 'Prenez rendez-vous près de chez vous.',
  image_url: 'https://exemple.test/image.png',
  country: 'FR',
  deeplink: 'https://exemple.test/?a=1',
  api_key: 'cle-secrete',
  created_at: '2026-03-14T09:26:53Z',
  status: 'approved',
  commission: 3,
  currency_code: 'EUR',
};
const form = { title: 'Bilan auditif', country: 'BE', deeplink: 'https://exemple.test/?a=2' };

describe('hasChanged', () => {
  it('sees a change of any field that an administrator decides', () => {
    for (const change of [
      { title: 'Autre' },
      { country: 'BE' },
      { deeplink: 'https://autre.test' },
      { description: null },
    ]) {
      expect(hasChanged(offer, { ...offer, ...change })).toBe(true);
    }
  });

  it('leaves out what the network changes', () => {
    expect(hasChanged(offer, { ...offer, commission: 5, status: 'pending' })).toBe(false);
  });

  it('takes a field that one of the readings lacks, or null for absent, for unchanged', () => {
    expect(hasChanged({ ...offer, description: undefined }, offer)).toBe(false);
    expect(hasChanged(offer, { ...offer, api_key: undefined })).toBe(false);
    expect(hasChanged(offer, { ...offer, title: MISSING_TEXT })).toBe(false);
    expect(hasChanged({ ...offer, api_key: undefined }, { ...offer, api_key: null })).toBe(false);
  });
});

describe('completedBy', () => {
  it.each([{ description: undefined }, { deeplink: undefined }, { title: MISSING_TEXT }, { country: null }])(
    'takes what a row leaves out from the other: %j',
    (leftOut) => {
      const row = { ...offer, ...leftOut, api_key: 'nouvelle' };
      expect(isReduced(row)).toBe(true);
      expect(completedBy(row, offer)).toEqual({ ...offer, api_key: 'nouvelle' });
    },
  );

  it('keeps what the row says to be empty', () => {
    const row = { ...offer, description: null };
    expect(isReduced(row)).toBe(false);
    expect(completedBy(row, offer)).toEqual(row);
  });
});

describe('editedOffer', () => {
  it('sends the fields outside the form back unchanged', () => {
    expect(editedOffer(form, offer, null)).toEqual({
      ...form,
      description: offer.description,
      image_url: offer.image_url,
      api_key: offer.api_key,
    });
  });

  it('sends them as they are now, when somebody has changed them since', () => {
    const now = { ...offer, description: 'Une autre description.', api_key: undefined };
    expect(editedOffer(form, offer, now)).toMatchObject({
      description: 'Une autre description.',
      api_key: 'cle-secrete',
    });
  });

  it('invents no field that the server never sent', () => {
    const bare: Offer = { ...offer, description: undefined, image_url: undefined, api_key: undefined };
    expect(editedOffer(form, bare, null)).toEqual(form);
  });
});

describe('describeUnlistedErrors', () => {
  it('names what a message is about, as far as that has a name', () => {
    expect(describeUnlistedErrors({ image_url: 'URL invalide', reseau: 'Réseau inconnu' })).toEqual([
      'Image\u00A0: URL invalide',
      'Réseau inconnu',
    ]);
  });

  it('says the same sentence once', () => {
    expect(describeUnlistedErrors({ un: 'Interdit', deux: 'Interdit' })).toEqual(['Interdit']);
  });
});
