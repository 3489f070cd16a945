import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListChecks, Target, UsersRound } from 'lucide-react';
import { adminParticipationQueries } from '~/api/queries/admin/participations';
import { adminUserQueries } from '~/api/queries/admin/users';
import { Panel, PanelHead } from '~/design-system/cards/panel';
import { QuickLink, QuickLinks } from '~/design-system/cards/quick-links';
import { Stack } from '~/design-system/layout/stack';
import { PageHeader } from '~/design-system/page/page-header';
import { formatCount, formatNumber } from '~/lib/format/formats';
import { PlatformCounters } from './platform-counters';
import { StatusBreakdowns } from './status-breakdowns';

export function AdminDashboardPage() {
  return (
    <Stack>
      <PageHeader size="admin" title="Tableau de bord" description="L’activité de la plateforme, tous pays réunis." />
      <PlatformCounters />
      <StatusBreakdowns />
      <QuickActions />
    </Stack>
  );
}

const ACCOUNTS = 'Gérer les comptes';
const PARTICIPATIONS = 'Suivre les participations';

/** Links to the lists, filtered where something waits. */
function QuickActions() {
  const { data: waiting } = useQuery(adminUserQueries.count({ validated: '0' }));
  const { data: opened } = useQuery(adminParticipationQueries.count({ status: 'opened' }));
  return (
    <Panel isSection isFramed>
      <PanelHead title="Actions rapides" />
      <QuickLinks>
        <QuickLink
          link={<Link to="/admin/users" search={waiting ? { validated: 0 } : {}} />}
          icon={<UsersRound aria-hidden />}
          title="Utilisateurs"
          detail={waiting ? `${formatCount(waiting, 'compte', 'comptes')} à valider` : ACCOUNTS}
        />
        <QuickLink
          link={<Link to="/admin/offers" />}
          icon={<Target aria-hidden />}
          title="Offres"
          detail="Créer ou modifier une mission"
        />
        <QuickLink
          link={<Link to="/admin/participations" search={opened ? { status: 'opened' } : {}} />}
          icon={<ListChecks aria-hidden />}
          title="Participations"
          detail={opened ? `${formatNumber(opened)} en attente` : PARTICIPATIONS}
        />
      </QuickLinks>
    </Panel>
  );
}
