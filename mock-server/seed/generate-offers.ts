import { COMMISSION_EUR } from '~/api/contract/scalars';
import type { StoredOffer } from '../backend/rows';
import type { DateOfRow } from './generate-users';
import { currencies, missionCountries, sampleMissions } from './missions';
import type { Random } from './random';

/** Offers of seven countries; some lack optional fields. */
export function generateOffers(random: Random, count: number, dateOf: DateOfRow): StoredOffer[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const country = missionCountries[index % missionCountries.length] ?? 'FR';
    const round = Math.floor(index / sampleMissions.length);
    const { title, description } = sampleMissions[index % sampleMissions.length] ?? sampleMissions[0];
    const isDescribed = random.chance(0.85);
    // Unused, as the draw at the end.
    if (isDescribed) random.next();
    const offer: StoredOffer = {
      id,
      title: round === 0 ? title : `${title} (${round + 1})`,
      description: isDescribed ? description : null,
      image_url: random.chance(0.3) ? `https://images.exemple.test/missions/${id}.webp` : null,
      country,
      deeplink: `https://ds1.nl/c/?wi=${400_000 + id}&si=${1000 + id}`,
      api_key: random.chance(0.2) ? `dc_${random.integer(100_000_000, 999_999_999)}` : null,
      // The last one is some days old: a mission finds its first members.
      created_at: dateOf(index, count + 1, 300),
      status: random.pick(['approved', 'approved', 'approved', 'approved', 'pending', 'disapproved']),
      commission: COMMISSION_EUR,
      currency_code: currencies[country],
    };
    // An unused draw: without it all later offers would be others.
    random.next();
    // The contract's one optional field; scenarios leave out more.
    if (id % 9 === 0) delete offer.status;
    return offer;
  });
}
