import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Offer, Paged } from '~/api/contract/entities';
import { participationQueries } from '~/api/queries/participations';
import { Button } from '~/design-system/actions/button';
import { OfferCard, OfferGrid } from '~/design-system/cards/offer-card';
import { UnreadableRows } from '~/design-system/feedback/unreadable-rows';
import { Paginator } from '~/design-system/pagination/paginator';
import { trimInvisible } from '~/lib/format/invisible';
import { isolate } from '~/lib/format/isolate';
import type { MissionSearch } from './mission-search';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page and the filter of the list that « Retour aux offres » opens. */
    offersSearch?: MissionSearch;
  }
}

export interface OfferListProps {
  /** The previous page while the next one loads. */
  offers: Paged<Offer>;
  search: MissionSearch;
  isBusy: boolean;
  hasOneCountry: boolean;
}

export function OfferList({ offers, search, isBusy, hasOneCountry }: OfferListProps) {
  // A failure marks none.
  const started = useQuery(participationQueries.startedOffers()).data?.ids ?? [];
  return (
    <>
      <OfferGrid isBusy={isBusy}>
        {offers.data.map((offer) => (
          <OfferCard
            key={offer.id}
            title={offer.title}
            description={trimInvisible(offer.description ?? '')}
            country={hasOneCountry ? undefined : offer.country}
            isStarted={started.includes(offer.id)}
            action={<OfferLink offer={offer} search={search} />}
          />
        ))}
      </OfferGrid>
      <UnreadableRows count={offers.unreadable} />
      <Paginator
        kind="all"
        label="Pagination des missions"
        currentPage={search.page}
        rowsPage={offers.current_page}
        lastPage={offers.last_page}
        total={offers.total}
        perPage={offers.per_page}
        isBusy={isBusy}
        renderLink={({ page: target, ...link }) => (
          // Exact: page 1 has no parameter, so it would match every page.
          <Link to="/offers" search={{ ...search, page: target }} activeOptions={{ exact: true }} {...link} />
        )}
      />
    </>
  );
}

function OfferLink({ offer, search }: { offer: Offer; search: MissionSearch }) {
  return (
    <Button asChild size="sm">
      <Link
        to="/offers/$offerId"
        params={{ offerId: String(offer.id) }}
        state={{ offersSearch: search }}
        aria-label={`Voir les détails : ${isolate(offer.title)}`}
      >
        Voir les détails
      </Link>
    </Button>
  );
}
