import { createFileRoute } from '@tanstack/react-router';
import { networkQueries } from '~/api/queries/admin';
import { NetworkSettingsPage } from '~/features/network-settings/network-settings-page';
import { pageTitle } from '~/lib/brand';

export const Route = createFileRoute('/admin/daisycon')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(networkQueries.settings());
  },
  head: () => ({ meta: [{ title: pageTitle('Configuration Daisycon') }] }),
  component: NetworkSettingsPage,
});
