import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Paged, Participation } from '~/api/contract/entities';
import { type Id, participationStatuses, summarise } from '~/api/contract/scalars';
import { adminParticipationQueries } from '~/api/queries/admin/admin-queries';
import { statusWords } from '~/design-system/badges/status-badge';
import { Counter, Counters } from '~/design-system/cards/counters';
import { EmptyState } from '~/design-system/feedback/empty-state';
import { Spinner } from '~/design-system/feedback/spinner';
import { Stack } from '~/design-system/layout/stack';
import { useLazyModal } from '~/design-system/overlay/use-lazy-modal';
import { PageHeader } from '~/design-system/page/page-header';
import { ToolbarRow } from '~/design-system/page/rows';
import { StatsHeader } from '~/design-system/page/stats-header';
import { Paginator } from '~/design-system/pagination/paginator';
import { DataTable } from '~/design-system/table/data-table';
import { ListRegion } from '~/design-system/table/list-region';
import { FilterPanel, FilterTabs } from '~/design-system/tabs/filter-tabs';
import { lazyModule } from '~/lib/browser/lazy-module';
import { UnmarkedLink } from '~/lib/browser/router-links';
import { usePagedList } from '~/lib/list/use-paged-list';
import { besideModal, underModal, useModalRoute } from '../list/use-modal-route';
import { useRowById } from '../list/use-row-by-id';
import { useSortedTable } from '../list/use-sorted-table';
import {
  participationCards,
  participationColumns,
  participationCompact,
  participationSortValues,
} from './participation-columns';

const PANEL_ID = 'participations';

const tabs = [
  { value: '', label: 'Toutes' } as const,
  ...participationStatuses.map((value) => ({ value, ...statusWords[value] })),
];

const participationModal = lazyModule(() => import('./participation-modal'));

const route = getRouteApi('/admin/participations');

export interface ParticipationsPageProps {
  exportAction: ReactNode;
}

/** Read only: the network decides. */
export function ParticipationsPage({ exportAction }: ParticipationsPageProps) {
  const search = route.useSearch();
  const { filter } = route.useLoaderDeps();
  const navigate = route.useNavigate();
  const modal = useModalRoute<{ detail: Id }>({ detail: undefined });
  const list = useQuery(adminParticipationQueries.page({ ...filter, page: search.page }));
  const isLoadingPage = list.isPending || list.isPlaceholderData;
  const { table, paginator } = usePagedList(
    list,
    search.page,
    (page) => void navigate({ search: (now) => ({ ...now, page }), ...underModal }),
  );
  const sorted = useSortedTable({
    columns: participationColumns(({ id }) => (
      <UnmarkedLink to="/admin/participations" search={{ ...search, detail: id }} {...modal.link} />
    )),
    rows: table.rows,
    values: participationSortValues,
    lastPage: paginator?.lastPage,
    sort: search.sort,
    onSort: (sort) => void navigate({ search: (now) => ({ ...now, sort }), ...besideModal(false) }),
  });
  const detail = useRowById({
    id: search.detail,
    page: search.page,
    list,
    find: (place) => adminParticipationQueries.find(filter, place),
  });

  const lazy = useLazyModal(participationModal, search.detail !== undefined, modal.close);

  return (
    <Stack gap="dense">
      <StatsHeader
        counters="four"
        header={
          <PageHeader
            size="admin"
            title="Gestion des participations"
            description="Suivez toutes les participations des utilisateurs aux missions."
          />
        }
      >
        <ParticipationCounters page={list.data} isLoading={list.isPending} />
      </StatsHeader>
      <ToolbarRow end={exportAction}>
        <FilterTabs
          size="sm"
          label="Filtrer par statut"
          tabs={tabs}
          value={search.status}
          panelId={PANEL_ID}
          onChange={(status) =>
            void navigate({ search: (now) => ({ sort: now.sort, status, page: 1 }), resetScroll: false })
          }
        />
      </ToolbarRow>
      <ListRegion label={`Participations, page ${search.page}`} page={search.page} gap="dense">
        <FilterPanel id={PANEL_ID} value={search.status}>
          <DataTable
            caption="Participations"
            size="sm"
            compact={participationCompact}
            cards={participationCards}
            rowKey={({ id }) => id}
            {...table}
            {...sorted}
            onRetry={() => void list.refetch()}
            empty={
              <EmptyState
                title="Aucune participation"
                description={
                  search.status === ''
                    ? "Aucune participation n'a été enregistrée pour le moment."
                    : 'Aucune participation avec ce statut.'
                }
              />
            }
          />
        </FilterPanel>
        {search.page > 1 && isLoadingPage && <Spinner />}
        {paginator && paginator.lastPage > 1 && (
          <Paginator
            kind="window"
            {...paginator}
            renderLink={({ page, ...link }) => (
              <Link
                to="/admin/participations"
                search={{ ...search, page, detail: undefined }}
                activeOptions={{ exact: true }}
                {...link}
              />
            )}
          />
        )}
      </ListRegion>
      {lazy && (
        <lazy.ParticipationModal
          isOpen={search.detail !== undefined}
          participation={detail.row}
          isMissing={detail.isMissing}
          onRetry={detail.retry}
          onClose={modal.close}
        />
      )}
    </Stack>
  );
}

interface ParticipationCountersProps {
  page: Paged<Participation> | undefined;
  isLoading: boolean;
}

/** The server's total, and the statuses of this page's rows; an unknown status counts as pending. */
function ParticipationCounters({ page, isLoading }: ParticipationCountersProps) {
  const summary = page && summarise(page.data);
  const ofPage = { scope: 'sur cette page', isLoading };
  return (
    <Counters isTight>
      <Counter label="Total participations" icon={<ListChecks />} value={page?.total} isLoading={isLoading} />
      <Counter {...statusWords.approved} {...ofPage} tone="earned" value={summary?.approved} />
      <Counter {...statusWords.opened} {...ofPage} tone="pending" value={summary?.opened} />
      <Counter {...statusWords.disapproved} {...ofPage} tone="refused" value={summary?.disapproved} />
    </Counters>
  );
}
