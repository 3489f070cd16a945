import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Id } from '~/api/contract/id';
import { adminOfferQueries } from '~/api/queries/admin';
import { Button } from '~/design-system/actions/button';
import { DataTable } from '~/design-system/data/data-table';
import { ListRegion } from '~/design-system/data/list-region';
import { ListUnderNotice } from '~/design-system/data/list-under-notice';
import { Paginator } from '~/design-system/data/paginator';
import { useKeptRowFocus } from '~/design-system/data/use-kept-row-focus';
import { Banner } from '~/design-system/feedback/banner';
import { PageHeader } from '~/design-system/layout/page-header';
import { Stack } from '~/design-system/layout/stack';
import { useKnownRow } from '~/lib/use-known-row';
import { usePagedList } from '~/lib/use-paged-list';
import { NoOffer } from './no-offer';
import { offerCards, offerColumns, offerCompact } from './offer-columns';
import { OfferWindows } from './offer-windows';
import { noWindow, type OffersSearch, offersFilter } from './offers-search';
import { OffersTools } from './offers-tools';
import { useDeleteOffer } from './use-delete-offer';

export interface OffersPageProps {
  /** What the address says. */
  search: OffersSearch;
  /** Another search or filter: the list starts again at its first page. */
  onFilter: (changes: Partial<Pick<OffersSearch, 'search' | 'country'>>, isTyping: boolean) => void;
  /** The page of the address lies past the end. */
  onPageGone: (lastPage: number) => void;
  onCreate: () => void;
  onOpen: (id: Id) => void;
  onEdit: (id: Id) => void;
  /** From the window that reads an offer to the one that edits it. */
  onEditInstead: (id: Id) => void;
  onClose: () => void;
  exportAction: ReactNode;
}

/** The missions of every country: what is offered, and how it changes. */
export function OffersPage({ search, onFilter, onPageGone, onCreate, onOpen, onEdit, ...rest }: OffersPageProps) {
  const filter = offersFilter(search);
  const list = useQuery(adminOfferQueries.page({ ...filter, page: search.page }));
  const { table, paginator } = usePagedList(list, search.page, onPageGone);
  const { remove, failure } = useDeleteOffer();
  const tableRef = useKeptRowFocus();
  const columns = offerColumns({
    onOpen: ({ id }) => onOpen(id),
    onEdit: ({ id }) => onEdit(id),
    onDelete: (offer) => void remove(offer),
  });
  const named = useKnownRow({
    id: search.edit ?? search.detail,
    page: search.page,
    list,
    find: (place) => adminOfferQueries.find(filter, place),
  });

  return (
    <Stack gap="dense">
      <PageHeader
        size="admin"
        title="Gestion des offres"
        description="Créez, modifiez et supprimez les missions proposées aux utilisateurs."
        actions={
          <Button variant="accent" size="sm" onClick={onCreate}>
            <Plus aria-hidden />
            Créer une offre
          </Button>
        }
      />
      <OffersTools
        search={search}
        onSearch={(text) => onFilter({ search: text }, true)}
        onCountry={(country) => onFilter({ country }, false)}
        exportAction={rest.exportAction}
      />
      <ListRegion label={`Offres, page ${search.page}`} page={search.page} gap="dense">
        <ListUnderNotice notice={failure && <Banner tone="refused">{failure}</Banner>}>
          <DataTable
            ref={tableRef}
            caption="Offres"
            columns={columns}
            compact={offerCompact}
            cards={offerCards}
            rowKey={(offer) => offer.id}
            {...table}
            onRetry={() => void list.refetch()}
            empty={<NoOffer search={search} onClear={() => onFilter({ search: '', country: '' }, false)} />}
          />
        </ListUnderNotice>
        {paginator && (
          <Paginator
            kind="window"
            {...paginator}
            renderLink={({ page, ...link }) => (
              <Link
                to="/admin/offers"
                search={{ ...search, ...noWindow, page }}
                activeOptions={{ exact: true }}
                {...link}
              />
            )}
          />
        )}
      </ListRegion>
      <OfferWindows
        search={search}
        offer={named.row}
        isMissing={named.isMissing}
        onRetry={named.retry}
        onEdit={rest.onEditInstead}
        onClose={rest.onClose}
      />
    </Stack>
  );
}
