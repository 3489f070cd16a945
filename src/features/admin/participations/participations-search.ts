import * as v from 'valibot';
import type { CallQuery } from '~/api/contract/calls';
import { participationStatuses } from '~/api/contract/statuses';
import { RowId } from '~/lib/list/list-search';
import { firstPage, PageNumber } from '~/lib/list/page-number';

/** The participations' list in the address: page, status, and the participation whose window is open. */
export const ParticipationsSearch = v.object({
  page: PageNumber,
  status: v.optional(v.fallback(v.union([v.literal(''), v.picklist(participationStatuses)]), ''), ''),
  detail: RowId,
});
export type ParticipationsSearch = v.InferOutput<typeof ParticipationsSearch>;

/** What stays out of the address. */
export const participationsDefaults = { ...firstPage, status: '' } as const;

/** What the list call is asked for, the page aside. */
export const participationsFilter = ({ status }: Pick<ParticipationsSearch, 'status'>) =>
  (status === '' ? {} : { status }) satisfies CallQuery<'adminListParticipations'>;
