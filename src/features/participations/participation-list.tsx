import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { participationQueries } from '~/api/queries/participations';
import { Button } from '~/design-system/actions/button';
import { EmptyState } from '~/design-system/feedback/empty-state';
import { Paginator } from '~/design-system/pagination/paginator';
import { DataTable } from '~/design-system/table/data-table';
import { ListRegion } from '~/design-system/table/list-region';
import { usePagedList } from '~/lib/list/use-paged-list';
import { OtherPages } from './other-pages';
import { participationCards, participationColumns } from './participation-columns';
import { filterParticipations, type ParticipationFilter } from './participation-filter';

const PAGE_SIZE = 10;

export interface ParticipationListProps {
  page: number;
  filter: ParticipationFilter;
}

export function ParticipationList({ page, filter }: ParticipationListProps) {
  const navigate = useNavigate();
  const list = useQuery(participationQueries.page(page));
  const { table, paginator } = usePagedList(list, page, (lastPage) =>
    navigate({ to: '/participations', search: { page: lastPage, status: filter }, replace: true }),
  );
  const rows = filterParticipations(table.rows, filter);
  return (
    <ListRegion label={`Participations, page ${page}`} page={page}>
      <DataTable
        caption="Vos participations"
        columns={participationColumns}
        cards={participationCards}
        size="lg"
        skeletonRows={PAGE_SIZE}
        {...table}
        rows={rows}
        rowKey={({ id }) => id}
        onRetry={() => void list.refetch()}
        empty={<NoParticipation filter={filter} />}
      />
      {paginator && paginator.lastPage > 1 && filter !== 'all' && (
        <OtherPages status={filter} shown={rows.length} page={paginator.rowsPage} lastPage={paginator.lastPage} />
      )}
      {paginator && (
        <Paginator
          kind="window"
          {...paginator}
          renderLink={({ page: target, ...link }) => (
            <Link
              to="/participations"
              search={{ page: target, status: filter }}
              activeOptions={{ exact: true }}
              {...link}
            />
          )}
        />
      )}
      {paginator && paginator.total > 0 && (
        <chakra.p color="fg.muted" fontSize="sm" data-screen-only="">
          Les onglets filtrent les participations de la page affichée ; leurs nombres comptent toutes vos
          participations.
        </chakra.p>
      )}
    </ListRegion>
  );
}

const texts = {
  all: "Vous n'avez participé à aucune offre pour le moment.",
  opened: 'Aucune participation en attente sur cette page.',
  approved: 'Aucune participation approuvée sur cette page.',
  disapproved: 'Aucune participation refusée sur cette page.',
} as const satisfies Record<ParticipationFilter, string>;

interface NoParticipationProps {
  filter: ParticipationFilter;
}

/** A tab keeps its own text even without any participation, as specified. */
function NoParticipation({ filter }: NoParticipationProps) {
  return (
    <EmptyState
      title="Aucune participation"
      description={texts[filter]}
      action={
        filter === 'all' && (
          <Button asChild size="sm">
            <Link to="/offers">Voir les offres</Link>
          </Button>
        )
      }
    />
  );
}
