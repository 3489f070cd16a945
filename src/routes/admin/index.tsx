import { createFileRoute } from '@tanstack/react-router';
import { adminOfferQueries, adminParticipationQueries, adminUserQueries } from '~/api/queries/admin/admin-queries';
import { pageTitle } from '~/content/brand';
import { AdminDashboardPage } from '~/features/admin/dashboard/admin-dashboard-page';

export const Route = createFileRoute('/admin/')({
  staticData: { prerender: 'admin' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(adminUserQueries.count());
    void queryClient.prefetchQuery(adminUserQueries.count({ validated: '1' }));
    void queryClient.prefetchQuery(adminUserQueries.count({ validated: '0' }));
    void queryClient.prefetchQuery(adminOfferQueries.count());
    void queryClient.prefetchQuery(adminParticipationQueries.count());
    void queryClient.prefetchQuery(adminParticipationQueries.count({ status: 'approved' }));
    void queryClient.prefetchQuery(adminParticipationQueries.count({ status: 'opened' }));
    void queryClient.prefetchQuery(adminParticipationQueries.count({ status: 'disapproved' }));
  },
  head: () => ({ meta: [{ title: pageTitle('Administration') }] }),
  component: AdminDashboardPage,
});
