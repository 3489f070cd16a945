import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { offerQueries } from '~/api/queries/offers';
import { pageTitle } from '~/content/brand';
import { isFiltered, MissionSearch, missionDefaults } from '~/features/offers/mission-search';
import { OffersPage } from '~/features/offers/offers-page';
import { useUser } from '~/features/session/session-context';

export const Route = createFileRoute('/_user/offers/')({
  staticData: { prerender: 'user' },
  validateSearch: MissionSearch,
  search: { middlewares: [stripSearchParams(missionDefaults)] },
  loaderDeps: ({ search }) => ({ page: search.page, isFound: isFiltered(search) }),
  loader: ({ context: { queryClient, user }, deps }) => {
    // The code that finds missions reads them itself.
    if (!deps.isFound) void queryClient.prefetchQuery(offerQueries.page(deps.page, user));
  },
  head: () => ({ meta: [{ title: pageTitle('Missions') }] }),
  component: Offers,
});

function Offers() {
  const user = useUser();
  return user && <OffersPage user={user} />;
}
