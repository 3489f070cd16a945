import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { adminParticipationQueries } from '~/api/queries/admin/participations';
import { pageTitle } from '~/content/brand';
import { participationsExport } from '~/features/admin/participations/participation-columns';
import { ParticipationsPage } from '~/features/admin/participations/participations-page';
import {
  ParticipationsSearch,
  participationsDefaults,
  participationsFilter,
} from '~/features/admin/participations/participations-search';
import { CsvExport } from '~/features/csv-export/csv-export';

export const Route = createFileRoute('/admin/participations')({
  validateSearch: ParticipationsSearch,
  search: { middlewares: [stripSearchParams(participationsDefaults)] },
  loaderDeps: ({ search }) => ({ page: search.page, filter: participationsFilter(search) }),
  loader: ({ context: { queryClient }, deps: { page, filter } }) => {
    void queryClient.prefetchQuery(adminParticipationQueries.page({ ...filter, page }));
  },
  head: () => ({ meta: [{ title: pageTitle('Participations') }] }),
  component: Participations,
});

function Participations() {
  return (
    <ParticipationsPage exportAction={<CsvExport source={participationsExport(Route.useLoaderDeps().filter)} />} />
  );
}
