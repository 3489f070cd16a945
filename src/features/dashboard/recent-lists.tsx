import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DASHBOARD_OFFERS, DASHBOARD_PARTICIPATIONS } from '~/api/contract/scalars';
import { offerQueries } from '~/api/queries/offers';
import { participationQueries } from '~/api/queries/participations';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { ListLine, ListLines } from '~/design-system/cards/list-lines';
import { OfferSlip, OfferSlipSkeleton, OfferStack } from '~/design-system/cards/offer-slip';
import { Panel } from '~/design-system/cards/panel';
import { Repeat, Skeleton } from '~/design-system/feedback/skeleton';
import { formatDate } from '~/lib/format/dates';
import { formatMoney } from '~/lib/format/formats';
import { RecentSection } from './recent-section';

export function RecentOffers() {
  const { data, isLoadingError, refetch } = useQuery(offerQueries.latest());
  return (
    <RecentSection
      id="offres-recentes"
      title="Offres récentes"
      seeAll="/offers"
      rows={data?.data.slice(0, DASHBOARD_OFFERS)}
      unreadable={data?.unreadable}
      skeleton={
        <OfferStack>
          <Repeat times={DASHBOARD_OFFERS}>
            <OfferSlipSkeleton />
          </Repeat>
        </OfferStack>
      }
      isFailed={isLoadingError}
      onRetry={() => void refetch()}
      emptyText="Aucune offre disponible pour votre pays."
    >
      {(offers) => (
        <OfferStack>
          {offers.map((offer) => (
            <OfferSlip
              key={offer.id}
              title={
                <Link to="/offers/$offerId" params={{ offerId: String(offer.id) }}>
                  <bdi>{offer.title}</bdi>
                </Link>
              }
              country={offer.country}
              commission={formatMoney(offer.commission, offer.currency_code)}
            />
          ))}
        </OfferStack>
      )}
    </RecentSection>
  );
}

export function RecentParticipations() {
  const { data, isLoadingError, refetch } = useQuery(participationQueries.latest());
  return (
    <RecentSection
      id="participations-recentes"
      title="Participations récentes"
      seeAll="/participations"
      rows={data?.data.slice(0, DASHBOARD_PARTICIPATIONS)}
      unreadable={data?.unreadable}
      skeleton={<RecentParticipationsSkeleton />}
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
                  <bdi>{offer.title}</bdi>
                ) : (
                  <Link to="/offers/$offerId" params={{ offerId: String(offer_id) }}>
                    <bdi>{offer.title}</bdi>
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

function RecentParticipationsSkeleton() {
  return (
    <Panel>
      <Repeat times={DASHBOARD_PARTICIPATIONS}>
        <Line aria-hidden="true">
          <Skeleton width="70%" />
          <Skeleton width="30%" />
        </Line>
      </Repeat>
    </Panel>
  );
}
