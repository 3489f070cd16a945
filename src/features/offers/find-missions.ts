import type { Offer } from '~/api/contract/entities';
import type { Id } from '~/api/contract/scalars';
import type { MissionCatalogue } from '~/api/queries/mission-catalogue';
import { parseTimestamp } from '~/lib/format/dates';
import { matchesWords } from '~/lib/format/fold';
import { formatCount, formatNumber, LOCALE } from '~/lib/format/formats';
import type { MissionFilter } from './mission-search';

const FOUND_PER_PAGE = 12;

type Compare = (one: Offer, other: Offer) => number;

const createdAt = ({ created_at }: Offer): number => parseTimestamp(created_at)?.getTime() ?? Number.NEGATIVE_INFINITY;

const byDate: Compare = (one, other) => {
  const [first, second] = [createdAt(one), createdAt(other)];
  return first === second ? 0 : second - first;
};

const byTitle = (): Compare => {
  const { compare } = new Intl.Collator(LOCALE, { numeric: true });
  return (one, other) => compare(one.title, other.title);
};

/** The missions that a member asks for, in the order asked for; without an order in the server's. */
export const findMissions = (
  offers: readonly Offer[],
  startedIds: readonly Id[],
  { search, sort, started }: MissionFilter,
): readonly Offer[] => {
  const ids = new Set(startedIds);
  const found = offers.filter(
    ({ id, title, description }) =>
      (started === '' || ids.has(id) === (started === 'only')) && matchesWords(search, title, description),
  );
  if (sort === '') return found;
  return found.sort(sort === 'newest' ? byDate : byTitle());
};

/** One page of the found missions, as the server would answer. */
export const pageOfFound = (found: readonly Offer[], page: number) => ({
  data: found.slice((page - 1) * FOUND_PER_PAGE, page * FOUND_PER_PAGE),
  current_page: page,
  last_page: Math.max(1, Math.ceil(found.length / FOUND_PER_PAGE)),
  total: found.length,
  per_page: FOUND_PER_PAGE,
  unreadable: 0,
});

/** How many were found, and how far one has looked. */
export const describeFound = (
  found: number,
  { offers, unreadable, total, isPartial }: MissionCatalogue,
  isReading: boolean,
): string => {
  const count = formatCount(found, 'mission trouvée', 'missions trouvées');
  const read = offers.length + unreadable;
  if (read >= total) return `${count} sur ${formatNumber(read)}.`;
  const part = formatCount(read, 'mission', 'missions');
  if (!isPartial) {
    return `${count}. La recherche porte sur ${part}, les premières d’un catalogue de ${formatNumber(total)}.`;
  }
  return `${count}. Lecture ${isReading ? 'en cours' : 'interrompue'}\u00A0: ${part} sur ${formatNumber(total)}.`;
};
