import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { adminParticipationQueries } from '~/api/queries/admin';
import { participationsExport } from '~/features/admin-participations/participations-export';
import { ParticipationsPage } from '~/features/admin-participations/participations-page';
import {
  ParticipationsSearch,
  participationsDefaults,
  participationsFilter,
} from '~/features/admin-participations/participations-search';
import { CsvExport } from '~/features/csv-export/csv-export';
import { underWindow, useCloseWindow, windowState } from '~/features/navigation/use-window-in-address';
import { pageTitle } from '~/lib/brand';

export const Route = createFileRoute('/admin/participations')({
  validateSearch: ParticipationsSearch,
  search: { middlewares: [stripSearchParams(participationsDefaults)] },
  loaderDeps: ({ search: { page, status } }) => ({ page, status }),
  loader: ({ context: { queryClient }, deps: { page, ...filter } }) => {
    void queryClient.prefetchQuery(adminParticipationQueries.page({ ...participationsFilter(filter), page }));
  },
  head: () => ({ meta: [{ title: pageTitle('Participations') }] }),
  component: Participations,
});

function Participations() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const close = useCloseWindow(
    () => void navigate({ search: (now) => ({ ...now, detail: undefined }), replace: true, resetScroll: false }),
  );
  return (
    <ParticipationsPage
      search={search}
      onFilter={(status) => void navigate({ search: { status, page: 1 }, resetScroll: false })}
      onPageGone={(page) => void navigate({ search: (now) => ({ ...now, page }), ...underWindow })}
      onOpen={(detail) =>
        void navigate({ search: (now) => ({ ...now, detail }), state: windowState, resetScroll: false })
      }
      onClose={close}
      exportAction={<CsvExport source={participationsExport(search)} />}
    />
  );
}
