import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { participationQueries } from '~/api/queries/participations';
import { pageTitle } from '~/content/brand';
import { FilterSearch } from '~/features/participations/participation-filter';
import { ParticipationsPage } from '~/features/participations/participations-page';
import { useUser } from '~/features/session/session-context';
import { firstPage, PageNumber } from '~/lib/list/list-search';

export const Route = createFileRoute('/_user/participations')({
  staticData: { prerender: 'user' },
  validateSearch: v.object({ page: PageNumber, status: FilterSearch }),
  search: { middlewares: [stripSearchParams({ ...firstPage, status: 'all' })] },
  loaderDeps: ({ search }) => ({ page: search.page }),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(participationQueries.page(deps.page));
    void queryClient.prefetchQuery(participationQueries.sold());
  },
  head: () => ({ meta: [{ title: pageTitle('Participations') }] }),
  component: Participations,
});

function Participations() {
  const user = useUser();
  return user && <ParticipationsPage user={user} />;
}
