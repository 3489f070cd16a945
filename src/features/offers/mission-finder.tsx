import { chakra } from '@chakra-ui/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Offer, Paged, User } from '~/api/contract/entities';
import { type MissionCatalogue, missionCatalogueQuery } from '~/api/queries/mission-catalogue';
import { participationQueries, type StartedOffers } from '~/api/queries/participations';
import { Button } from '~/design-system/actions/button';
import { Panel } from '~/design-system/cards/panel';
import { EmptyState, NoResult } from '~/design-system/feedback/empty-state';
import { ErrorState } from '~/design-system/feedback/error-state';
import { UnreadableRows } from '~/design-system/feedback/unreadable-rows';
import { SearchField } from '~/design-system/fields/search-field';
import { Select } from '~/design-system/fields/select';
import { Toolbar } from '~/design-system/page/toolbar';
import { ListRegion } from '~/design-system/table/list-region';
import { isolate } from '~/lib/format/isolate';
import { MAX_SEARCH_LENGTH } from '~/lib/list/list-search';
import { usePagePastEnd } from '~/lib/list/use-paged-list';
import { useSearchDraft } from '~/lib/list/use-search-draft';
import { describeFound, findMissions, pageOfFound } from './find-missions';
import { isFiltered, type MissionFilter, type MissionSearch, noFilter } from './mission-search';
import { OfferList } from './offer-list';

const sorts = [
  { value: '', label: 'Ordre habituel' },
  { value: 'newest', label: 'Les plus récentes d’abord' },
  { value: 'title', label: 'Par titre, de A à Z' },
] as const satisfies readonly { value: MissionFilter['sort']; label: string }[];

const startedOptions = [
  { value: '', label: 'Commencées ou non' },
  { value: 'hidden', label: 'Sans les déjà commencées' },
  { value: 'only', label: 'Déjà commencées seulement' },
] as const satisfies readonly { value: MissionFilter['started']; label: string }[];

const route = getRouteApi('/_user/offers/');

export interface MissionFinderProps extends Omit<FoundMissionsProps, 'onClear' | 'onPastEnd'> {
  /** Opened by a press: the search box gets the focus. */
  hasFocus: boolean;
}

/** The toolbar, and what was asked for below it. */
export function MissionFinder({ hasFocus, ...props }: MissionFinderProps) {
  const { search } = props;
  const navigate = route.useNavigate();
  const filterBy = (changes: Partial<MissionFilter>, isTyping: boolean) =>
    void navigate({ search: (now) => ({ ...now, ...changes, page: 1 }), replace: isTyping, resetScroll: false });
  const goToLast = (page: number) =>
    void navigate({ search: (now) => ({ ...now, page }), replace: true, resetScroll: false });
  return (
    <>
      <MissionToolbar search={search} hasFocus={hasFocus} onChange={filterBy} />
      {isFiltered(search) && (
        <FoundMissions {...props} onClear={() => filterBy(noFilter, false)} onPastEnd={goToLast} />
      )}
    </>
  );
}

interface MissionToolbarProps {
  search: MissionSearch;
  hasFocus: boolean;
  onChange: (changes: Partial<MissionFilter>, isTyping: boolean) => void;
}

/** Search, order and « déjà commencées » of the missions. */
function MissionToolbar({ search, hasFocus, onChange }: MissionToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const { draft, setDraft, commit } = useSearchDraft({
    value: search.search,
    onCommit: (text) => onChange({ search: text }, true),
    isHeld: false,
  });
  useLayoutEffect(() => {
    if (hasFocus) root.current?.querySelector('input')?.focus();
  }, [hasFocus]);
  return (
    <div ref={root}>
      <Toolbar label="Missions" onSubmit={commit}>
        <SearchField
          label="Rechercher une mission"
          placeholder="Titre ou description"
          value={draft}
          maxLength={MAX_SEARCH_LENGTH}
          onChange={setDraft}
        />
        <Select
          label="Trier les missions"
          isLabelHidden
          controlSize="sm"
          value={search.sort}
          options={sorts}
          onChange={(sort) => onChange({ sort }, false)}
        />
        <Select
          label="Filtrer les missions commencées"
          isLabelHidden
          controlSize="sm"
          value={search.started}
          options={startedOptions}
          onChange={(started) => onChange({ started }, false)}
        />
      </Toolbar>
    </div>
  );
}

interface FoundMissionsProps {
  user: User;
  search: MissionSearch;
  /** Named above the list, so that no card repeats it. */
  country: string | undefined;
  /** Dimmed until the first answer. */
  former: Paged<Offer> | undefined;
  skeleton: ReactNode;
  onClear: () => void;
  onPastEnd: (lastPage: number) => void;
}

/** The missions that were asked for, from all pages of the list. */
function FoundMissions(props: FoundMissionsProps) {
  const catalogue = useQuery(missionCatalogueQuery(props.user));
  const started = useQuery(participationQueries.startedOffers());
  const needsStarted = props.search.started !== '';
  if (catalogue.isLoadingError) return <Failure what="Les missions" read={catalogue} />;
  if (needsStarted && started.isLoadingError) return <Failure what="Vos participations" read={started} />;
  if (catalogue.data && (started.data || !needsStarted)) {
    return <FoundList {...props} read={catalogue} catalogue={catalogue.data} started={started.data} />;
  }
  const { former, search, country, skeleton } = props;
  if (!former?.data.length) return skeleton;
  return <OfferList offers={former} search={search} isBusy hasOneCountry={country !== undefined} />;
}

interface FailureProps {
  what: string;
  read: Pick<UseQueryResult, 'refetch'>;
}

function Failure({ what, read }: FailureProps) {
  return (
    <Panel>
      <ErrorState description={`${what} n’ont pas pu être chargées.`} onRetry={() => void read.refetch()} />
    </Panel>
  );
}

interface FoundListProps extends FoundMissionsProps {
  read: UseQueryResult<MissionCatalogue>;
  catalogue: MissionCatalogue;
  started: StartedOffers | undefined;
}

const STARTED_LIMIT = 'Seules vos participations les plus récentes disent ce qui est commencé.';

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', color: 'fg.muted', fontSize: 'sm' },
});

function FoundList({ search, country, onClear, onPastEnd, read, catalogue, started }: FoundListProps) {
  const found = findMissions(catalogue.offers, started?.ids ?? [], search);
  const offers = pageOfFound(found, search.page);
  const isReading = read.isFetching && catalogue.isPartial;
  const place = { data: offers, isPlaceholderData: isReading, isFetching: read.isFetching };
  const isPastEnd = usePagePastEnd(search.page, place, onPastEnd);
  const hasOneCountry = found.every((offer) => offer.country === country);
  const isStopped = catalogue.isPartial && !isReading;
  return (
    <ListRegion label={`Missions trouvées, page ${search.page}`} page={search.page} gap="medium">
      <Line>
        <p role="status">{describeFound(found.length, catalogue, isReading)}</p>
        {isStopped && (
          <Button size="sm" onClick={() => void read.refetch()}>
            Réessayer
          </Button>
        )}
        {started?.isPartial && search.started !== '' && <p>{STARTED_LIMIT}</p>}
      </Line>
      {found.length === 0 && !isReading && (
        <Panel>
          {catalogue.offers.length === 0 ? (
            <EmptyState
              title="Aucune offre disponible"
              description="Il n'y a actuellement aucune offre disponible dans votre pays."
            />
          ) : (
            <NoResult title="Aucune mission" asked={describeFilter(search)} onClear={onClear} />
          )}
        </Panel>
      )}
      {found.length > 0 && !isPastEnd && (
        <OfferList offers={offers} search={search} isBusy={false} hasOneCountry={hasOneCountry} />
      )}
      <UnreadableRows count={catalogue.unreadable} />
    </ListRegion>
  );
}

const describeFilter = ({ search, started }: MissionFilter): string => {
  const option = startedOptions.find(({ value }) => value === started);
  return [search && `« ${isolate(search)} »`, started && `le choix « ${option?.label ?? ''} »`]
    .filter(Boolean)
    .join(' et ');
};
