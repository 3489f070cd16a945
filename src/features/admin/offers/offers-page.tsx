import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { clientCalls } from '~/api/contract/client-calls';
import { adminOfferQueries } from '~/api/queries/admin/admin-queries';
import { Button } from '~/design-system/actions/button';
import { Banner } from '~/design-system/feedback/banner';
import { EmptyState, NoResult } from '~/design-system/feedback/empty-state';
import { countryName } from '~/design-system/fields/country-search';
import { Stack } from '~/design-system/layout/stack';
import { useLazyModal } from '~/design-system/overlay/use-lazy-modal';
import { PageHeader } from '~/design-system/page/page-header';
import { Paginator } from '~/design-system/pagination/paginator';
import { DataTable } from '~/design-system/table/data-table';
import { ListRegion, ListWithAlert } from '~/design-system/table/list-region';
import { useRowFocus } from '~/design-system/table/use-row-focus';
import { lazyModule } from '~/lib/browser/lazy-module';
import { UnmarkedLink } from '~/lib/browser/router-links';
import { isolate } from '~/lib/format/isolate';
import { usePagedList } from '~/lib/list/use-paged-list';
import { besideModal, underModal, useModalRoute } from '../list/use-modal-route';
import { useRowById } from '../list/use-row-by-id';
import { useSortedTable } from '../list/use-sorted-table';
import { offerCards, offerColumns, offerCompact, offerSortValues } from './offer-columns';
import { hasModal, noModal, type OfferModalInAddress, type OffersSearch } from './offers-search';
import { OffersToolbar } from './offers-toolbar';
import { type FailedDeletion, useDeleteOffer } from './use-delete-offer';

const offerModals = lazyModule(() => import('./offer-modals'));

const route = getRouteApi('/admin/offers');

export interface OffersPageProps {
  exportAction: ReactNode;
}

export function OffersPage({ exportAction }: OffersPageProps) {
  const search = route.useSearch();
  const { filter } = route.useLoaderDeps();
  const navigate = route.useNavigate();
  const modal = useModalRoute<OfferModalInAddress>(noModal);
  const filterBy = (changes: Partial<Pick<OffersSearch, 'search' | 'country'>>, isTyping: boolean) =>
    void navigate({ search: (now) => ({ ...now, ...changes, page: 1 }), ...besideModal(isTyping) });
  const list = useQuery(adminOfferQueries.page({ ...filter, page: search.page }));
  const { table, paginator } = usePagedList(
    list,
    search.page,
    (page) => void navigate({ search: (now) => ({ ...now, page }), ...underModal }),
  );
  const { remove, failure } = useDeleteOffer();
  const isListed = table.rows.some(({ id }) => id === failure?.offer.id);
  // Not once the list says otherwise, or shows other offers.
  const failureHere = failure?.isRefused && !isListed ? null : failure;
  const tableRef = useRowFocus();
  const sorted = useSortedTable({
    columns: offerColumns({
      linkTo: (name, { id }) => (
        <UnmarkedLink to="/admin/offers" search={{ ...search, ...noModal, [name]: id }} {...modal.link} />
      ),
      onDelete: (offer) => void remove(offer),
    }),
    rows: table.rows,
    values: offerSortValues,
    lastPage: paginator?.lastPage,
    sort: search.sort,
    onSort: (sort) => void navigate({ search: (now) => ({ ...now, sort }), ...besideModal(false) }),
  });
  const openOffer = useRowById({
    id: search.edit ?? search.detail,
    page: search.page,
    list,
    find: (place) => adminOfferQueries.find(filter, place),
  });

  const lazy = useLazyModal(offerModals, hasModal(search), modal.close);

  return (
    <Stack gap="dense">
      <PageHeader
        size="admin"
        title="Gestion des offres"
        description="Créez, modifiez et supprimez les missions proposées aux utilisateurs."
        actions={
          <Button variant="accent" size="sm" onClick={() => modal.open({ create: true })}>
            <Plus aria-hidden />
            Créer une offre
          </Button>
        }
      />
      <OffersToolbar
        search={search}
        onSearch={(text) => filterBy({ search: text }, true)}
        onCountry={(country) => filterBy({ country }, false)}
        exportAction={exportAction}
      />
      <ListRegion label={`Offres, page ${search.page}`} page={search.page} gap="dense">
        <ListWithAlert notice={failureHere && <DeletionFailure {...failureHere} />}>
          <DataTable
            ref={tableRef}
            caption="Offres"
            compact={offerCompact}
            cards={offerCards}
            rowKey={(offer) => offer.id}
            {...table}
            {...sorted}
            onRetry={() => void list.refetch()}
            empty={<NoOffer search={search} onClear={() => filterBy({ search: '', country: '' }, false)} />}
          />
        </ListWithAlert>
        {paginator && (
          <Paginator
            kind="window"
            {...paginator}
            renderLink={({ page, ...link }) => (
              <Link
                to="/admin/offers"
                search={{ ...search, ...noModal, page }}
                activeOptions={{ exact: true }}
                {...link}
              />
            )}
          />
        )}
      </ListRegion>
      {lazy && (
        <lazy.OfferModals
          search={search}
          list={{ filter, page: search.page }}
          offer={openOffer.row}
          isMissing={openOffer.isMissing}
          onRetry={openOffer.retry}
          onCreateInstead={() => modal.openInstead({ create: true })}
          onClose={modal.close}
        />
      )}
    </Stack>
  );
}

function DeletionFailure({ offer, outcome }: FailedDeletion) {
  return (
    <Banner tone="refused">
      <span>{`${clientCalls.adminDeleteOffer.failure} : « `}</span>
      <bdi>{offer.title}</bdi>
      <span>{` » ${outcome}`}</span>
    </Banner>
  );
}

interface NoOfferProps {
  search: Pick<OffersSearch, 'search' | 'country'>;
  onClear: () => void;
}

/** The empty list: no offer at all, or none for the filter. */
function NoOffer({ search: { search, country }, onClear }: NoOfferProps) {
  const asked = [search && `« ${isolate(search)} »`, country && `le pays ${countryName(country)}`]
    .filter(Boolean)
    .join(' et ');
  if (asked !== '') return <NoResult title="Aucune offre" asked={asked} onClear={onClear} />;
  return <EmptyState title="Aucune offre" description="Commencez par créer votre première Mission." />;
}
