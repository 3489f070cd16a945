import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DASHBOARD_PARTICIPATIONS } from '~/api/contract/limits';
import { participationQueries } from '~/api/queries/participations';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { ListLine, ListLines } from '~/design-system/cards/list-lines';
import { Panel } from '~/design-system/cards/panel';
import { formatDate } from '~/lib/format/dates';
import { RecentSection } from './recent-section';
import { RecentWaiting } from './recent-skeleton';
import { SeeAll } from './see-all';

const HEADING_ID = 'participations-recentes';

export function RecentParticipations() {
  const { data, isLoadingError, refetch } = useQuery(participationQueries.latest());
  return (
    <RecentSection
      id={HEADING_ID}
      title="Participations récentes"
      action={<SeeAll headingId={HEADING_ID} to="/participations" />}
      rows={data?.data.slice(0, DASHBOARD_PARTICIPATIONS)}
      unreadable={data?.unreadable}
      waiting={
        <Panel>
          <RecentWaiting rows={DASHBOARD_PARTICIPATIONS} />
        </Panel>
      }
      isFailed={isLoadingError}
      onRetry={() => void refetch()}
      emptyText="Aucune participation pour le moment."
    >
      {(participations) => (
        <ListLines>
          {participations.map(({ id, offer_id, offer, created_at, status }) => (
            <ListLine
              key={id}
              title={
                offer_id === null ? (
                  offer.title
                ) : (
                  <Link to="/offers/$offerId" params={{ offerId: String(offer_id) }}>
                    {offer.title}
                  </Link>
                )
              }
              detail={formatDate(created_at)}
              end={<StatusBadge status={status} />}
            />
          ))}
        </ListLines>
      )}
    </RecentSection>
  );
}
