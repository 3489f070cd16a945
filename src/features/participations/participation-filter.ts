import * as v from 'valibot';
import type { Participation } from '~/api/contract/entities';
import { participationStatuses, statusOf } from '~/api/contract/scalars';

export const participationFilters = ['all', ...participationStatuses] as const;
export type ParticipationFilter = (typeof participationFilters)[number];

const NO_FILTER = 'all' satisfies ParticipationFilter;

/** An unknown filter in the address counts as none. */
export const FilterSearch = v.optional(v.fallback(v.picklist(participationFilters), NO_FILTER), NO_FILTER);

/** Filters the fetched page only, as specified. */
export const filterParticipations = <TRow extends Pick<Participation, 'status'>>(
  rows: readonly TRow[],
  filter: ParticipationFilter,
): readonly TRow[] => (filter === NO_FILTER ? rows : rows.filter((row) => statusOf(row) === filter));
