import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Offer, Paged } from '~/api/contract/entities';
import type { Id } from '~/api/contract/id';
import { participationQueries } from '~/api/queries/participations';
import { Button } from '~/design-system/actions/button';
import { OfferCard, OfferGrid } from '~/design-system/cards/offer-card';
import { UnreadableRows } from '~/design-system/cards/unreadable-rows';
import { Paginator } from '~/design-system/pagination/paginator';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page of the list that an offer was opened from: the way back leads there. */
    offersPage?: number;
  }
}

export interface OfferListProps {
  /** A page of offers; the former one while the next is on its way. */
  offers: Paged<Offer>;
  /** The page that the address asks for. */
  page: number;
  /** `offers` is the former page. */
  isBusy: boolean;
  /** All of them are of one country, which is said above them. */
  hasOneCountry: boolean;
}

/** The offers of the newest participations: all of them, unless the server pages the list. Who cannot read it is told nothing. */
const useStartedOffers = (): ReadonlySet<Id | null> => {
  const { data } = useQuery(participationQueries.unpaged());
  return new Set(data?.data.map(({ offer_id }) => offer_id));
};

/** The cards of a page, and the way to all the others. */
export function OfferList({ offers, page, isBusy, hasOneCountry }: OfferListProps) {
  const started = useStartedOffers();
  return (
    <>
      <OfferGrid isBusy={isBusy}>
        {offers.data.map((offer) => (
          <OfferCard
            key={offer.id}
            title={offer.title}
            description={offer.description?.trim()}
            country={hasOneCountry ? undefined : offer.country}
            isStarted={started.has(offer.id)}
            action={<OfferLink offer={offer} page={page} />}
          />
        ))}
      </OfferGrid>
      <UnreadableRows count={offers.unreadable} />
      <Paginator
        kind="all"
        label="Pagination des missions"
        currentPage={page}
        rowsPage={offers.current_page}
        lastPage={offers.last_page}
        total={offers.total}
        perPage={offers.per_page}
        isBusy={isBusy}
        renderLink={({ page: target, ...link }) => (
          // Exactly: the first page leaves no trace in the address, and would count as current on every page.
          <Link to="/offers" search={{ page: target }} activeOptions={{ exact: true }} {...link} />
        )}
      />
    </>
  );
}

function OfferLink({ offer, page }: { offer: Offer; page: number }) {
  return (
    <Button asChild size="sm">
      <Link
        to="/offers/$offerId"
        params={{ offerId: String(offer.id) }}
        state={{ offersPage: page }}
        aria-label={`Voir les détails : ${offer.title}`}
      >
        Voir les détails
      </Link>
    </Button>
  );
}
