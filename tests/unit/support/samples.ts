import type { Offer, User } from '~/api/contract/entities';

/** A validated user; tests change what they are about. */
export const sampleUser = (changes: Partial<User> = {}): User => ({
  id: 7,
  name: 'Camille',
  email: 'camille@missio.test',
  validated: true,
  is_admin: false,
  pays: 'FR',
  created_at: '2026-03-01T08:00:00Z',
  ...changes,
});

export const sampleOffer = (changes: Partial<Offer> = {}): Offer => ({
  id: 3,
  title: "Devis d'assurance habitation",
  description: null,
  image_url: null,
  country: 'FR',
  deeplink: 'https://partenaire.test/mission',
  api_key: null,
  created_at: '2026-03-01T08:00:00Z',
  commission: 1,
  currency_code: 'EUR',
  ...changes,
});
