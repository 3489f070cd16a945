import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Target } from 'lucide-react';
import type { User } from '~/api/contract/entities';
import { missionCatalogueQuery } from '~/api/queries/mission-catalogue';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { countryLabel } from '~/design-system/badges/country-badge';
import { matchesWords } from '~/lib/format/fold';
import { formatCount, formatNumber } from '~/lib/format/formats';
import { type Found, MIN_SEARCH_LENGTH, SHOWN_ROWS } from './found-rows';

const MISSIONS = 'Missions trouvées';

/** Missions by title and description: the contract has no search for them, so all pages are read, once. */
export const useMissionSearch = (search: string, user: User, isActive: boolean): Found => {
  const navigate = useNavigate();
  const isWanted = isActive && search.length >= MIN_SEARCH_LENGTH;
  const { data, isFetching, isError, refetch } = useQuery({ ...missionCatalogueQuery(user), enabled: isWanted });
  if (!isWanted) return { groups: [], isLoading: false, failures: [] };

  const { offers = [], total = 0 } = data ?? {};
  const found = offers.filter(({ title, description }) => matchesWords(search, title, description));
  const byTitle = found.sort((a, b) => Number(matchesWords(search, b.title)) - Number(matchesWords(search, a.title)));
  const shown = byTitle.slice(0, SHOWN_ROWS);
  const isLimited = data !== undefined && !isFetching && offers.length < total;
  return {
    groups: [
      {
        label:
          found.length > shown.length ? `${MISSIONS} (${shown.length} sur ${formatNumber(found.length)})` : MISSIONS,
        commands: shown.map(({ id, title, country }) => ({
          id: `mission-${id}`,
          label: title,
          detail: countryLabel(country),
          icon: <Target aria-hidden />,
          run: () => void navigate({ to: '/offers/$offerId', params: { offerId: String(id) } }),
        })),
      },
    ],
    isLoading: isFetching,
    failures:
      isError && !isFetching
        ? [{ label: `Missions\u00A0: ${LOAD_FAILURE.toLowerCase()}`, onRetry: () => void refetch() }]
        : [],
    note: isLimited
      ? `Recherche dans ${formatCount(offers.length, 'mission', 'missions')} sur ${formatNumber(total)}.`
      : undefined,
  };
};
