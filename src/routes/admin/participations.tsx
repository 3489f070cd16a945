import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { participationStatuses } from '~/api/contract/scalars';
import { adminParticipationQueries } from '~/api/queries/admin/admin-queries';
import { pageTitle } from '~/content/brand';
import { participationsExport } from '~/features/admin/participations/participation-columns';
import { ParticipationsPage } from '~/features/admin/participations/participations-page';
import { ListExport } from '~/features/list-export/list-export';
import { firstPage, PageNumber, RowId, SortText } from '~/lib/list/list-search';

export const Route = createFileRoute('/admin/participations')({
  validateSearch: v.object({
    page: PageNumber,
    status: v.optional(v.fallback(v.union([v.literal(''), v.picklist(participationStatuses)]), ''), ''),
    sort: SortText,
    detail: RowId,
  }),
  search: { middlewares: [stripSearchParams({ ...firstPage, status: '', sort: '' })] },
  loaderDeps: ({ search: { page, status } }) => ({ page, filter: status === '' ? {} : { status } }),
  loader: ({ context: { queryClient }, deps: { page, filter } }) => {
    void queryClient.prefetchQuery(adminParticipationQueries.page({ ...filter, page }));
  },
  head: () => ({ meta: [{ title: pageTitle('Participations') }] }),
  component: Participations,
});

function Participations() {
  return (
    <ParticipationsPage exportAction={<ListExport source={participationsExport(Route.useLoaderDeps().filter)} />} />
  );
}
