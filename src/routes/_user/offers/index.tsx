import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { offerQueries } from '~/api/queries/offers';
import { pageTitle } from '~/content/brand';
import { OffersPage } from '~/features/offers/offers-page';
import { useUser } from '~/features/session/session-context';
import { firstPage, PageNumber } from '~/lib/list/list-search';

export const Route = createFileRoute('/_user/offers/')({
  staticData: { prerender: 'user' },
  validateSearch: v.object({ page: PageNumber }),
  search: { middlewares: [stripSearchParams(firstPage)] },
  loaderDeps: ({ search }) => ({ page: search.page }),
  loader: ({ context: { queryClient, user }, deps }) => {
    void queryClient.prefetchQuery(offerQueries.page(deps.page, user));
  },
  head: () => ({ meta: [{ title: pageTitle('Missions') }] }),
  component: Offers,
});

function Offers() {
  const user = useUser();
  return user && <OffersPage user={user} />;
}
