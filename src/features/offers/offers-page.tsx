import { chakra } from '@chakra-ui/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import type { Offer, Paged, User } from '~/api/contract/entities';
import { locationQueries } from '~/api/queries/location';
import { offerQueries } from '~/api/queries/offers';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { CountryBadge } from '~/design-system/badges/country-badge';
import { OfferGrid } from '~/design-system/cards/offer-card';
import { Panel } from '~/design-system/cards/panel';
import { EmptyState } from '~/design-system/feedback/empty-state';
import { ErrorState } from '~/design-system/feedback/error-state';
import { notify } from '~/design-system/feedback/notify';
import { LoadingStatus, Repeat, Skeleton } from '~/design-system/feedback/skeleton';
import { UnreadableRows } from '~/design-system/feedback/unreadable-rows';
import { Slip, SlipMain, SlipStub } from '~/design-system/layout/slip';
import { Stack } from '~/design-system/layout/stack';
import { PageHeader } from '~/design-system/page/page-header';
import { ListRegion } from '~/design-system/table/list-region';
import { lazyModule } from '~/lib/browser/lazy-module';
import { firstPage } from '~/lib/list/list-search';
import { usePagePastEnd } from '~/lib/list/use-paged-list';
import { isFiltered, type MissionSearch } from './mission-search';
import { OfferList } from './offer-list';

const missionFinder = lazyModule(() => import('./mission-finder'));

const route = getRouteApi('/_user/offers/');

export interface OffersPageProps {
  user: User;
}

export function OffersPage({ user }: OffersPageProps) {
  const search = route.useSearch();
  const { page } = search;
  const navigate = route.useNavigate();
  // Shows the toast of a lookup that failed.
  useQuery(locationQueries.current());
  const isFound = isFiltered(search);
  const list = useQuery({ ...offerQueries.page(page, user), enabled: !isFound });
  const isPastEnd = usePagePastEnd(page, list, (lastPage) => navigate({ search: { page: lastPage }, replace: true }));
  const count = list.data && !isPastEnd ? ` sur ${list.data.last_page}` : '';
  const country = commonCountryOf(list.data?.data ?? []);
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isFound;
  const close = () => {
    setOpen(false);
    if (isFound) void navigate({ search: firstPage });
  };
  const finder = missionFinder.useModule(isShown ? 'open' : null, () => {
    close();
    notify.error(LOAD_FAILURE);
  });
  return (
    <Stack>
      <PageHeader
        title="Missions"
        actions={
          <>
            {country !== undefined && !isPastEnd && <CountryBadge code={country} />}
            {!isFound && list.isPending && <Skeleton width="4.5rem" />}
            <Button
              size="sm"
              isBusy={isShown && !finder}
              onPointerEnter={missionFinder.preload}
              onClick={isShown ? close : () => setOpen(true)}
            >
              {isShown ? 'Fermer la recherche' : 'Rechercher et trier'}
            </Button>
          </>
        }
      />
      {isShown && finder && (
        <finder.MissionFinder
          user={user}
          search={search}
          hasFocus={isOpen}
          country={country}
          former={list.data}
          skeleton={<OfferListSkeleton />}
        />
      )}
      {isFound && !finder && <OfferListSkeleton />}
      {!isFound && (
        <ListRegion label={`Missions, page ${page}${count}`} page={page}>
          <OfferListContent list={list} search={search} isPastEnd={isPastEnd} hasOneCountry={country !== undefined} />
        </ListRegion>
      )}
    </Stack>
  );
}

/** The country that all offers share, if any. */
const commonCountryOf = ([first, ...others]: readonly Offer[]): string | undefined => {
  const country = first?.country ?? undefined;
  return others.every((offer) => offer.country === country) ? country : undefined;
};

interface OfferListContentProps {
  list: UseQueryResult<Paged<Offer>>;
  search: MissionSearch;
  isPastEnd: boolean;
  hasOneCountry: boolean;
}

function OfferListContent({ list, search, isPastEnd, hasOneCountry }: OfferListContentProps) {
  const { data, isLoadingError, isPlaceholderData, refetch } = list;
  // The previous page was empty; the next one may not be.
  const isAwaiting = !data || isPastEnd || (isPlaceholderData && data.data.length === 0);
  // Deferred, the first cards are drawn in slices, as the rows of a table are.
  const isDrawn = useDeferredValue(!isAwaiting);
  if (isLoadingError) {
    return (
      <Panel>
        <ErrorState description="Les missions n’ont pas pu être chargées." onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (isAwaiting || !isDrawn) return <OfferListSkeleton />;
  if (data.data.length === 0) {
    return (
      <>
        <Panel>
          <EmptyState
            title="Aucune offre disponible"
            description="Il n'y a actuellement aucune offre disponible dans votre pays."
          />
        </Panel>
        <UnreadableRows count={data.unreadable} />
      </>
    );
  }
  return <OfferList offers={data} search={search} isBusy={isPlaceholderData} hasOneCountry={hasOneCountry} />;
}

/** As many as a usual page has. */
const CARDS = 12;

function OfferListSkeleton() {
  return (
    <div aria-busy="true">
      <LoadingStatus />
      <div aria-hidden="true">
        <OfferGrid>
          <Repeat times={CARDS}>
            <Slip as="li">
              <SlipMain>
                <chakra.div display="grid" gap="3">
                  <Skeleton size="title" />
                  <Skeleton size="title" width="62%" />
                  <Skeleton width="90%" />
                </chakra.div>
              </SlipMain>
              <SlipStub>
                <Skeleton size="control" width="60%" />
              </SlipStub>
            </Slip>
          </Repeat>
        </OfferGrid>
      </div>
    </div>
  );
}
