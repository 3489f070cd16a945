import * as v from 'valibot';
import type { CallQuery } from '~/api/contract/call-inputs';
import { participationStatuses } from '~/api/contract/participation-status';
import { firstPage, PageNumber, RowId } from '~/lib/list/list-search';

/** Search parameters: page, status, and the open participation. */
export const ParticipationsSearch = v.object({
  page: PageNumber,
  status: v.optional(v.fallback(v.union([v.literal(''), v.picklist(participationStatuses)]), ''), ''),
  detail: RowId,
});
export type ParticipationsSearch = v.InferOutput<typeof ParticipationsSearch>;

export const participationsDefaults = { ...firstPage, status: '' } as const;

/** Parameters of the list call, without the page. */
export const participationsFilter = ({ status }: Pick<ParticipationsSearch, 'status'>) =>
  (status === '' ? {} : { status }) satisfies CallQuery<'adminListParticipations'>;
export type ParticipationsFilter = ReturnType<typeof participationsFilter>;
