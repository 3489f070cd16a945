import { useQuery } from '@tanstack/react-query';
import type { Sold } from '~/api/contract/entities';
import { participationQueries } from '~/api/queries/participations';
import { type FilterTab, FilterTabs } from '~/design-system/data/filter-tabs';
import type { ParticipationFilter } from './participation-filter';

/** The specification's own words, in the order of its tabs. */
const labels = {
  all: 'Toutes',
  opened: 'Opened',
  approved: 'Approved',
  disapproved: 'Disapproved',
} as const satisfies Record<ParticipationFilter, string>;

const countOf = (sold: Sold, filter: ParticipationFilter) => sold[filter === 'all' ? 'total' : filter];

const tabsWith = (sold: Sold | undefined): FilterTab<ParticipationFilter>[] =>
  (['all', 'opened', 'approved', 'disapproved'] as const).map((value) => ({
    value,
    label: labels[value],
    ...(sold ? { count: countOf(sold, value) } : {}),
  }));

export interface ParticipationTabsProps {
  value: ParticipationFilter;
  onChange: (filter: ParticipationFilter) => void;
  panelId: string;
}

/** The filter by status. Its counts are those of the balance: of all participations, not of the page. */
export function ParticipationTabs({ value, onChange, panelId }: ParticipationTabsProps) {
  const { data: sold } = useQuery(participationQueries.sold());
  return (
    <FilterTabs tabs={tabsWith(sold)} value={value} onChange={onChange} label="Filtrer par statut" panelId={panelId} />
  );
}
