import * as v from 'valibot';
import { firstPage, PageNumber, SearchText } from '~/lib/list/list-search';

const missionSorts = ['', 'newest', 'title'] as const;
const startedFilters = ['', 'hidden', 'only'] as const;

/** Search parameters of the missions; what makes no sense counts as not asked. */
export const MissionSearch = v.object({
  page: PageNumber,
  search: SearchText,
  sort: v.optional(v.fallback(v.picklist(missionSorts), ''), ''),
  started: v.optional(v.fallback(v.picklist(startedFilters), ''), ''),
});
export type MissionSearch = v.InferOutput<typeof MissionSearch>;
export type MissionFilter = Omit<MissionSearch, 'page'>;

export const noFilter: MissionFilter = { search: '', sort: '', started: '' };

export const missionDefaults: MissionSearch = { ...firstPage, ...noFilter };

/** Whether the list is made in the browser, from all pages. */
export const isFiltered = ({ search, sort, started }: MissionFilter): boolean =>
  search !== '' || sort !== '' || started !== '';
