import type { StateData, StoredOffer, StoredParticipation, StoredUser } from '../backend/rows';
import { knownAccounts } from '../seed/generate-users';

/* Texts that a layout must survive (very long, without spaces, hostile, missing), in the newest rows. */

const UNBROKEN = 'Anticonstitutionnellementhippopotomonstrosesquippedaliophobiquement'.repeat(2);
const LONG_NAME = 'Marie-Antoinette-Bérengère de La Rochefoucauld-Montmorency-Laval';
/** Would run if taken for markup. */
export const HOSTILE = '<img src=x onerror="alert(1)"><script>alert(2)</script> & "guillemets" \'apostrophes\'';
const RIGHT_TO_LEFT = 'مهمة تجريبية \u202Etxet desrever';

const extremeOffers: readonly Partial<StoredOffer>[] = [
  {
    title:
      'Ouvrez un compte d’épargne en ligne, effectuez un premier versement d’au moins dix euros, gardez-le actif ' +
      'pendant six mois et parrainez l’un de vos proches pour obtenir la totalité de votre commission, selon les ' +
      'conditions du partenaire',
  },
  { title: UNBROKEN, description: UNBROKEN },
  { title: HOSTILE, description: HOSTILE },
  { title: RIGHT_TO_LEFT },
  { title: 'Ok', description: undefined, image_url: undefined, api_key: undefined, status: undefined },
  { commission: 1_234_567.89, currency_code: 'JPY' },
  { commission: 0.005, currency_code: 'XXX' },
  { created_at: 'hier', title: 'Mission dont la date est illisible' },
  { deeplink: 'javascript:alert(document.cookie)', title: 'Mission dont le lien est dangereux' },
  { title: '👩🏽‍🚀🧑‍🧑‍🧒‍🧒🇫🇷 Mission en pictogrammes', image_url: 'pas une adresse' },
];

const extremeParticipations: readonly Partial<StoredParticipation>[] = [
  { status: 'en_litige' },
  { status: '' },
  { raw_data: null, clicked_at: 'jamais', updated_at: '' },
  { raw_data: { transaction: { date: 'demain matin', anonymous_ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' } } },
  { raw_data: { transaction: { date: 1_773_480_413, anonymous_ip: HOSTILE } } },
  { raw_data: { transaction: { date: -1, anonymous_ip: '' } } },
  { raw_data: { transaction: null } },
];

const extremeUsers: readonly Partial<StoredUser>[] = [
  { name: LONG_NAME, email: `${'adresse.interminable.'.repeat(6)}@exemple.test` },
  { name: UNBROKEN },
  { name: HOSTILE },
  { name: RIGHT_TO_LEFT, pays: 'ZZ' },
  { name: 'Ω', pays: 'JP' },
  { name: '👩🏽‍🚀', created_at: '' },
];

/** Extreme texts in the newest rows of every list and in Camille's name. */
export function withExtremeTexts(data: StateData): StateData {
  const camille = knownAccounts.camille.id;
  const french = newest(data.offers, (offer) => offer.country === 'FR', extremeOffers);
  const users = newest(data.users, (user) => user.id > 3, extremeUsers);
  const ofCamille = newest(data.participations, (row) => row.user_id === camille, extremeParticipations);
  const participations = newest(ofCamille, (row) => row.user_id !== camille, extremeParticipations);
  // The first page of participations is in the extreme offers.
  const extremeIds = french.filter((offer, index) => offer !== data.offers[index]).map((offer) => offer.id);
  const taken = new Set(participations.filter((row) => row.user_id === camille).map((row) => row.offer_id));
  const free = extremeIds.filter((id) => !taken.has(id)).slice(3);
  let next = 0;
  return {
    ...data,
    offers: french,
    users: users.map((user) => (user.id === camille ? { ...user, name: LONG_NAME } : user)),
    participations: participations.map((row) => {
      const isRecent = row.user_id === camille && row.id > data.participations.length * 0.8;
      const offer_id = isRecent ? free[next++] : undefined;
      return offer_id === undefined ? row : { ...row, offer_id };
    }),
  };
}

/** Merges the changes into the newest matching rows. */
function newest<TRow extends { created_at: string }>(
  rows: readonly TRow[],
  matches: (row: TRow) => boolean,
  changes: readonly Partial<TRow>[],
): TRow[] {
  const remaining = [...changes];
  return rows
    .toReversed()
    .map((row) => (matches(row) ? { ...row, ...remaining.shift() } : row))
    .toReversed();
}
