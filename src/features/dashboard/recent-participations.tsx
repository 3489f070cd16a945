import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DASHBOARD_PARTICIPATIONS } from '~/api/contract/limits';
import { participationQueries } from '~/api/queries/participations';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { ListLine, ListLines } from '~/design-system/cards/list-lines';
import { Panel } from '~/design-system/cards/panel';
import { Repeat, Skeleton } from '~/design-system/feedback/skeleton';
import { formatDate } from '~/lib/format/dates';
import { RecentSection } from './recent-section';

export function RecentParticipations() {
  const { data, isLoadingError, refetch } = useQuery(participationQueries.latest());
  return (
    <RecentSection
      id="participations-recentes"
      title="Participations récentes"
      seeAll="/participations"
      rows={data?.data.slice(0, DASHBOARD_PARTICIPATIONS)}
      unreadable={data?.unreadable}
      skeleton={
        <Panel>
          <RecentSkeleton rows={DASHBOARD_PARTICIPATIONS} />
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

const Line = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '2',
    minHeight: '65px',
    paddingBlock: '3',
    paddingInline: '4',
    '& + &': { borderTop: 'hairline' },
  },
});

interface RecentSkeletonProps {
  rows: number;
}

function RecentSkeleton({ rows }: RecentSkeletonProps) {
  return (
    <Repeat times={rows}>
      <Line aria-hidden="true">
        <Skeleton width="70%" />
        <Skeleton width="30%" />
      </Line>
    </Repeat>
  );
}
