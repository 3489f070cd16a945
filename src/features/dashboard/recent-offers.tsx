import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DASHBOARD_OFFERS } from '~/api/contract/limits';
import { offerQueries } from '~/api/queries/offers';
import { OfferSlip, OfferSlipSkeleton, OfferStack } from '~/design-system/cards/offer-slip';
import { Repeat } from '~/design-system/feedback/skeleton';
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
                  {offer.title}
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
