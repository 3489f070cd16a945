import { createFileRoute } from '@tanstack/react-router';
import { offerQueries } from '~/api/queries/offers';
import { participationQueries } from '~/api/queries/participations';
import { pageTitle } from '~/content/brand';
import { DashboardPage } from '~/features/dashboard/dashboard-page';
import { useUser } from '~/features/session/session-context';

export const Route = createFileRoute('/_user/dashboard')({
  staticData: { prerender: 'user' },
  loader: ({ context: { queryClient, user } }) => {
    if (!user.validated) return;
    void queryClient.prefetchQuery(offerQueries.latest());
    void queryClient.prefetchQuery(participationQueries.latest());
    void queryClient.prefetchQuery(participationQueries.sold());
  },
  head: () => ({ meta: [{ title: pageTitle('Tableau de bord') }] }),
  component: Dashboard,
});

function Dashboard() {
  const user = useUser();
  return user && <DashboardPage user={user} />;
}
