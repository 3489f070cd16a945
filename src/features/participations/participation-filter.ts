import * as v from 'valibot';
import type { Participation } from '~/api/contract/entities';
import { participationStatuses } from '~/api/contract/statuses';
import { statusOf } from '~/api/participation-status';

/** What the tabs filter by; `all` is no filter. */
export const participationFilters = ['all', ...participationStatuses] as const;
export type ParticipationFilter = (typeof participationFilters)[number];

const NO_FILTER = 'all' satisfies ParticipationFilter;

/** The filter in the address: whatever makes no sense is no filter, without an error. */
export const FilterSearch = v.optional(v.fallback(v.picklist(participationFilters), NO_FILTER), NO_FILTER);

/** The rows of a page that pass the filter (specification: it works on the fetched page only). */
export const filterParticipations = <TRow extends Pick<Participation, 'status'>>(
  rows: readonly TRow[],
  filter: ParticipationFilter,
): readonly TRow[] => (filter === NO_FILTER ? rows : rows.filter((row) => statusOf(row) === filter));
