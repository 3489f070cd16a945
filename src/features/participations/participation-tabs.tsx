import { useQuery } from '@tanstack/react-query';
import type { Sold } from '~/api/contract/entities';
import { participationQueries } from '~/api/queries/participations';
import { statusWords } from '~/design-system/badges/status-words';
import { type FilterTab, FilterTabs } from '~/design-system/tabs/filter-tabs';
import { type ParticipationFilter, participationFilters } from './participation-filter';

const words = { all: { label: 'Toutes' }, ...statusWords } as const;

const countIn = (sold: Sold | 'waiting' | undefined, filter: ParticipationFilter) => {
  const count = typeof sold === 'object' ? sold[filter === 'all' ? 'total' : filter] : sold;
  return count === undefined || count === null ? {} : { count };
};

const tabsWith = (sold: Sold | 'waiting' | undefined): FilterTab<ParticipationFilter>[] =>
  participationFilters.map((value) => ({
    value,
    ...words[value],
    ...countIn(sold, value),
  }));

export interface ParticipationTabsProps {
  value: ParticipationFilter;
  onChange: (filter: ParticipationFilter) => void;
  panelId: string;
}

/** Tabs by status; their counts cover all participations, not the page. */
export function ParticipationTabs({ value, onChange, panelId }: ParticipationTabsProps) {
  const { data: sold, isLoadingError } = useQuery(participationQueries.sold());
  const tabs = tabsWith(sold ?? (isLoadingError ? undefined : 'waiting'));
  return <FilterTabs tabs={tabs} value={value} onChange={onChange} label="Filtrer par statut" panelId={panelId} />;
}
