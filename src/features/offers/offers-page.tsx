import { chakra } from '@chakra-ui/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
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
import { usePagePastEnd } from '~/lib/list/use-paged-list';
import { isFiltered, type MissionFilter, type MissionSearch, noFilter } from './mission-search';
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
  const commonCountry = commonCountryOf(list.data?.data ?? []);
  const filterBy = (changes: Partial<MissionFilter>, isTyping: boolean) =>
    void navigate({ search: (now) => ({ ...now, ...changes, page: 1 }), replace: isTyping, resetScroll: false });
  const finder = useFinder(isFound);
  const close = () => {
    finder.setOpen(false);
    if (isFound) filterBy(noFilter, false);
  };
  return (
    <Stack>
      <PageHeader
        title="Missions"
        actions={
          <>
            {commonCountry !== undefined && !isPastEnd && <CountryBadge code={commonCountry} />}
            <Button
              size="sm"
              isBusy={finder.isLoading}
              onPointerEnter={missionFinder.preload}
              onFocus={missionFinder.preload}
              onClick={finder.isShown ? close : () => finder.setOpen(true)}
            >
              {finder.isShown ? 'Fermer la recherche' : 'Rechercher et trier'}
            </Button>
          </>
        }
      />
      {finder.isShown && finder.module && (
        <finder.module.MissionToolbar search={search} hasFocus={finder.isOpen} onChange={filterBy} />
      )}
      {isFound ? (
        <FoundMissions
          finder={finder}
          user={user}
          search={search}
          country={commonCountry}
          former={list.data}
          skeleton={<OfferListSkeleton />}
          onClear={() => filterBy(noFilter, false)}
          onPastEnd={(lastPage) =>
            void navigate({ search: (now) => ({ ...now, page: lastPage }), replace: true, resetScroll: false })
          }
        />
      ) : (
        <ListRegion label={`Missions, page ${page}${count}`} page={page}>
          <OfferListContent
            list={list}
            search={search}
            isPastEnd={isPastEnd}
            hasOneCountry={commonCountry !== undefined}
          />
        </ListRegion>
      )}
    </Stack>
  );
}

/** The toolbar and what it finds, whose code comes when it is opened, or when the address asks. */
const useFinder = (isFound: boolean) => {
  const [isOpen, setOpen] = useState(false);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(-1);
  const isShown = isOpen || isFound;
  const module = missionFinder.useModule(isShown ? tries : null, () => {
    setFailed(tries);
    setOpen(false);
    if (!isFound) setTries(tries + 1);
    notify.error(LOAD_FAILURE);
  });
  const hasFailed = module === null && failed === tries;
  const retry = () => setTries(tries + 1);
  return { module, isOpen, setOpen, isShown, isLoading: isShown && module === null && !hasFailed, hasFailed, retry };
};

interface FoundMissionsProps extends ComponentProps<typeof import('./mission-finder').FoundMissions> {
  finder: ReturnType<typeof useFinder>;
}

function FoundMissions({ finder: { module, hasFailed, retry }, ...props }: FoundMissionsProps) {
  if (module) return <module.FoundMissions {...props} />;
  if (!hasFailed) return props.skeleton;
  return (
    <Panel>
      <ErrorState onRetry={retry} />
    </Panel>
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
  if (isLoadingError) {
    return (
      <Panel>
        <ErrorState description="Les missions n’ont pas pu être chargées." onRetry={() => void refetch()} />
      </Panel>
    );
  }
  // The previous page was empty; the next one may not be.
  if (!data || isPastEnd || (isPlaceholderData && data.data.length === 0)) return <OfferListSkeleton />;
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
