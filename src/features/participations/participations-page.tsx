import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { Sold, User } from '~/api/contract/entities';
import { participationQueries } from '~/api/queries/participations';
import { statusWords } from '~/design-system/badges/status-badge';
import { Balance } from '~/design-system/cards/balance';
import { Stack } from '~/design-system/layout/stack';
import { PageHeader } from '~/design-system/page/page-header';
import { FilterPanel, type FilterTab, FilterTabs } from '~/design-system/tabs/filter-tabs';
import { serverNow } from '~/lib/browser/server-clock';
import { formatDate } from '~/lib/format/dates';
import { CommissionsPanel } from './commissions-panel';
import { type ParticipationFilter, participationFilters } from './participation-filter';
import { ParticipationList } from './participation-list';

const route = getRouteApi('/_user/participations');

const PANEL_ID = 'participations';

export interface ParticipationsPageProps {
  user: User;
}

export function ParticipationsPage({ user }: ParticipationsPageProps) {
  const { page, status: filter } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: list } = useQuery(participationQueries.page(page));
  const choose = (status: ParticipationFilter) => navigate({ search: { page, status }, resetScroll: false });
  return (
    <Stack>
      <PageHeader title="Participations" actions={<SoldBalance />} />
      <StatementHeader user={user} filter={filter} />
      <Stack gap="medium">
        <ParticipationTabs value={filter} onChange={choose} panelId={PANEL_ID} />
        <FilterPanel id={PANEL_ID} value={filter}>
          <ParticipationList page={page} filter={filter} />
        </FilterPanel>
      </Stack>
      {list !== undefined && list.total > 0 && <CommissionsPanel />}
    </Stack>
  );
}

function SoldBalance() {
  const { data, isLoadingError, refetch } = useQuery(participationQueries.sold());
  return <Balance figures={data} hasFailed={isLoadingError} onRetry={() => void refetch()} />;
}

const PRINT = 'print';

const subscribeToPrint = (onChange: () => void) => {
  const query = window.matchMedia(PRINT);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

const scopes = {
  all: '',
  opened: '\u00A0: en attente seulement',
  approved: '\u00A0: approuvées seulement',
  disapproved: '\u00A0: refusées seulement',
} as const satisfies Record<ParticipationFilter, string>;

interface StatementHeaderProps {
  user: User;
  filter: ParticipationFilter;
}

/** Print only: the user, the filter and the date. */
function StatementHeader({ user, filter }: StatementHeaderProps) {
  const isOnPaper = useSyncExternalStore(
    subscribeToPrint,
    () => window.matchMedia(PRINT).matches,
    () => false,
  );
  if (!isOnPaper) return null;
  return (
    <chakra.p>
      Relevé de <bdi>{user.name}</bdi> (<bdi>{user.email}</bdi>)
      <span>{`, le ${formatDate(serverNow())}${scopes[filter]}`}</span>
    </chakra.p>
  );
}

const words = { all: { label: 'Toutes' }, ...statusWords } as const;

const countIn = (sold: Sold | 'loading' | undefined, filter: ParticipationFilter) => {
  const count = typeof sold === 'object' ? sold[filter === 'all' ? 'total' : filter] : sold;
  return count === undefined || count === null ? {} : { count };
};

const tabsWith = (sold: Sold | 'loading' | undefined): FilterTab<ParticipationFilter>[] =>
  participationFilters.map((value) => ({
    value,
    ...words[value],
    ...countIn(sold, value),
  }));

interface ParticipationTabsProps {
  value: ParticipationFilter;
  onChange: (filter: ParticipationFilter) => void;
  panelId: string;
}

/** Tabs by status; their counts cover all participations, not the page. */
function ParticipationTabs({ value, onChange, panelId }: ParticipationTabsProps) {
  const { data: sold, isLoadingError } = useQuery(participationQueries.sold());
  const tabs = tabsWith(sold ?? (isLoadingError ? undefined : 'loading'));
  return <FilterTabs tabs={tabs} value={value} onChange={onChange} label="Filtrer par statut" panelId={panelId} />;
}
