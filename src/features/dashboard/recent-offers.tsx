import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DASHBOARD_OFFERS } from '~/api/contract/limits';
import { offerQueries } from '~/api/queries/offers';
import { OfferSlip, OfferSlipWaiting, OfferStack } from '~/design-system/data/offer-slip';
import { formatMoney } from '~/lib/formats';
import { RecentSection } from './recent-section';
import { SeeAll } from './see-all';

/** « Offres récentes »: the three latest. */
export function RecentOffers() {
  const { data, isLoadingError, isRefetching, refetch } = useQuery(offerQueries.latest());
  return (
    <RecentSection
      id="offres-recentes"
      title="Offres récentes"
      action={<SeeAll of="missions" to="/offers" />}
      rows={data?.data.slice(0, DASHBOARD_OFFERS)}
      waiting={
        <OfferStack>
          {Array.from({ length: DASHBOARD_OFFERS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places have no identity, order or state.
            <OfferSlipWaiting key={index} />
          ))}
        </OfferStack>
      }
      isFailed={isLoadingError}
      isRetrying={isRefetching}
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
