import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListChecks, Target, UsersRound } from 'lucide-react';
import {
  adminKey,
  adminOfferQueries,
  adminParticipationQueries,
  adminUserQueries,
} from '~/api/queries/admin/admin-queries';
import { Counter, Counters } from '~/design-system/cards/counters';
import { Panel, PanelHead } from '~/design-system/cards/panel';
import { QuickLink, QuickLinks } from '~/design-system/cards/quick-links';
import { ErrorState } from '~/design-system/feedback/error-state';
import { LoadingStatus } from '~/design-system/feedback/skeleton';
import { Stack } from '~/design-system/layout/stack';
import { PageHeader } from '~/design-system/page/page-header';
import { formatCount, formatNumber } from '~/lib/format/formats';
import { combineQueries, useRetryFailed } from '../list/combine-queries';
import { ActivityPanel } from './activity-panel';
import { StatusBreakdowns } from './status-breakdowns';

export function AdminDashboardPage() {
  return (
    <Stack>
      <PageHeader size="admin" title="Tableau de bord" description="L’activité de la plateforme, tous pays réunis." />
      <PlatformCounters />
      <StatusBreakdowns />
      <QuickActions />
      <ActivityPanel />
    </Stack>
  );
}

/** The four figures of the platform; one that fails is a dash and leaves the others. */
function PlatformCounters() {
  const users = useQuery(adminUserQueries.count());
  const offers = useQuery(adminOfferQueries.count());
  const participations = useQuery(adminParticipationQueries.count());
  const approved = useQuery(adminParticipationQueries.count({ status: 'approved' }));
  const retry = useRetryFailed(adminKey);
  const { hasFailed, isPending } = combineQueries([users, offers, participations, approved]);
  return (
    <>
      <Counters>
        <Counter
          label="Utilisateurs"
          icon={<UsersRound />}
          value={users.data}
          isLoading={users.isPending}
          link={<Link to="/admin/users" aria-label="Utilisateurs : voir la liste" />}
        />
        <Counter
          label="Offres"
          icon={<Target />}
          value={offers.data}
          isLoading={offers.isPending}
          link={<Link to="/admin/offers" aria-label="Offres : voir la liste" />}
        />
        <Counter
          label="Participations"
          icon={<ListChecks />}
          value={participations.data}
          isLoading={participations.isPending}
          link={<Link to="/admin/participations" aria-label="Participations : voir la liste" />}
        />
        <Counter
          label="Participations validées"
          tone="earned"
          value={approved.data}
          isLoading={approved.isPending}
          link={
            <Link
              to="/admin/participations"
              search={{ status: 'approved' }}
              aria-label="Participations validées : voir la liste"
            />
          }
        />
      </Counters>
      {isPending && <LoadingStatus />}
      {hasFailed && (
        <Panel>
          <ErrorState isRow onRetry={retry} />
        </Panel>
      )}
    </>
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
