import { PageHeader } from '~/design-system/layout/page-header';
import { Stack } from '~/design-system/layout/stack';
import { QuickActions } from './quick-actions';
import { Splits } from './splits';
import { TotalsStrip } from './totals-strip';

export function AdminDashboardPage() {
  return (
    <Stack>
      <PageHeader size="admin" title="Tableau de bord" description="L’activité de la plateforme, tous pays réunis." />
      <TotalsStrip />
      <Splits />
      <QuickActions />
    </Stack>
  );
}
