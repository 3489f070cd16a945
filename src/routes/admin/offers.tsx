import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { adminOfferQueries } from '~/api/queries/admin';
import { offersExport } from '~/features/admin-offers/offers-export';
import { OffersPage } from '~/features/admin-offers/offers-page';
import { noWindow, OffersSearch, offersDefaults, offersFilter } from '~/features/admin-offers/offers-search';
import { CsvExport } from '~/features/csv-export/csv-export';
import { besideWindow, underWindow, useCloseWindow, windowState } from '~/features/navigation/use-window-in-address';
import { pageTitle } from '~/lib/brand';

export const Route = createFileRoute('/admin/offers')({
  validateSearch: OffersSearch,
  search: { middlewares: [stripSearchParams(offersDefaults)] },
  loaderDeps: ({ search: { page, search, country } }) => ({ page, search, country }),
  loader: ({ context: { queryClient }, deps: { page, ...filter } }) => {
    void queryClient.prefetchQuery(adminOfferQueries.page({ ...offersFilter(filter), page }));
  },
  head: () => ({ meta: [{ title: pageTitle('Offres') }] }),
  component: Offers,
});

function Offers() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  /** Opens one window in place of any other; unless it takes the place of one, Back closes it. */
  const openWindow = (window: Partial<OffersSearch>, replace = false) =>
    void navigate({
      search: (now) => ({ ...now, ...noWindow, ...window }),
      state: (now) => (replace ? { isWindow: now.isWindow } : windowState),
      replace,
      resetScroll: false,
    });
  const close = useCloseWindow(
    () =>
      void navigate({
        search: (now) => ({ ...now, ...noWindow }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      }),
  );
  return (
    <OffersPage
      search={search}
      onFilter={(changes, isTyping) =>
        void navigate({ search: (now) => ({ ...now, ...changes, page: 1 }), ...besideWindow(isTyping) })
      }
      onPageGone={(page) => void navigate({ search: (now) => ({ ...now, page }), ...underWindow })}
      onCreate={() => openWindow({ create: true })}
      onOpen={(detail) => openWindow({ detail })}
      onEdit={(edit) => openWindow({ edit })}
      onEditInstead={(edit) => openWindow({ edit }, true)}
      onClose={close}
      exportAction={<CsvExport source={offersExport(search)} />}
    />
  );
}
