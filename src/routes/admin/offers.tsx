import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { adminOfferQueries } from '~/api/queries/admin/admin-queries';
import { pageTitle } from '~/content/brand';
import { offersExport } from '~/features/admin/offers/offer-columns';
import { OffersPage } from '~/features/admin/offers/offers-page';
import { OffersSearch, offersDefaults, offersFilter } from '~/features/admin/offers/offers-search';
import { ListExport } from '~/features/list-export/list-export';

export const Route = createFileRoute('/admin/offers')({
  validateSearch: OffersSearch,
  search: { middlewares: [stripSearchParams(offersDefaults)] },
  loaderDeps: ({ search }) => ({ page: search.page, filter: offersFilter(search) }),
  loader: ({ context: { queryClient }, deps: { page, filter } }) => {
    void queryClient.prefetchQuery(adminOfferQueries.page({ ...filter, page }));
  },
  head: () => ({ meta: [{ title: pageTitle('Offres') }] }),
  component: Offers,
});

function Offers() {
  return <OffersPage exportAction={<ListExport source={offersExport(Route.useLoaderDeps().filter)} />} />;
}
