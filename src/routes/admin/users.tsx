import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { adminUserQueries } from '~/api/queries/admin/admin-queries';
import { pageTitle } from '~/content/brand';
import { usersExport } from '~/features/admin/users/user-columns';
import { UsersPage } from '~/features/admin/users/users-page';
import { UsersSearch, usersDefaults, usersFilter } from '~/features/admin/users/users-search';
import { ListExport } from '~/features/list-export/list-export';

export const Route = createFileRoute('/admin/users')({
  validateSearch: UsersSearch,
  search: { middlewares: [stripSearchParams(usersDefaults)] },
  loaderDeps: ({ search }) => ({ page: search.page, filter: usersFilter(search) }),
  loader: ({ context: { queryClient }, deps: { page, filter }, cause }) => {
    void queryClient.prefetchQuery(adminUserQueries.page({ ...filter, page }));
    // The counts do not depend on page or filter, and a hovered link refetches none that is known.
    if (cause === 'stay') return;
    for (const counted of [{}, { validated: '1' }, { validated: '0' }] as const) {
      const count = adminUserQueries.count(counted);
      const isKnown = queryClient.getQueryData(count.queryKey) !== undefined;
      if (cause === 'enter' || !isKnown) void queryClient.prefetchQuery(count);
    }
  },
  head: () => ({ meta: [{ title: pageTitle('Utilisateurs') }] }),
  component: Users,
});

function Users() {
  return <UsersPage exportAction={<ListExport source={usersExport(Route.useLoaderDeps().filter)} />} />;
}
