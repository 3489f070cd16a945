import { createFileRoute } from '@tanstack/react-router';
import { networkQueries } from '~/api/queries/admin/admin-queries';
import { pageTitle } from '~/content/brand';
import { NetworkSettingsPage } from '~/features/admin/network/network-settings-page';

export const Route = createFileRoute('/admin/daisycon')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(networkQueries.settings());
  },
  head: () => ({ meta: [{ title: pageTitle('Configuration Daisycon') }] }),
  component: NetworkSettingsPage,
});
