import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { participationQueries } from '~/api/queries/participations';
import { DataTable } from '~/design-system/data/data-table';
import { Paginator } from '~/design-system/data/paginator';
import { Stack } from '~/design-system/layout/stack';
import { useFocusAfterTurn } from '~/lib/use-focus-after-turn';
import { usePagePastEnd } from '~/lib/use-page-past-end';
import { NoParticipation } from './no-participation';
import { participationCards, participationColumns } from './participation-columns';
import { filterParticipations, type ParticipationFilter } from './participation-filter';

export interface ParticipationListProps {
  page: number;
  filter: ParticipationFilter;
}

/** A page of participations, filtered, and the way to the others. */
export function ParticipationList({ page, filter }: ParticipationListProps) {
  const navigate = useNavigate();
  const region = useFocusAfterTurn(page);
  const { data, isLoadingError, isPending, isPlaceholderData, refetch } = useQuery(participationQueries.page(page));
  const isPastEnd = usePagePastEnd(page, { data, isPlaceholderData }, (lastPage) =>
    navigate({ to: '/participations', search: { page: lastPage, status: filter }, replace: true }),
  );
  const isLoading = isPending || isPastEnd;
  const rows = filterParticipations(data?.data ?? [], filter);
  return (
    <chakra.section outline="none" ref={region} tabIndex={-1} aria-label={`Participations, page ${page}`}>
      <Stack>
        <DataTable
          caption="Vos participations"
          columns={participationColumns}
          cards={participationCards}
          size="lg"
          rows={isPastEnd ? [] : rows}
          rowKey={({ id }) => id}
          isLoading={isLoading}
          isBusy={isPlaceholderData}
          error={isLoadingError}
          onRetry={() => void refetch()}
          empty={<NoParticipation filter={filter} />}
        />
        {data && !isPastEnd && (
          <Paginator
            kind="window"
            currentPage={page}
            lastPage={data.last_page}
            total={data.total}
            perPage={data.per_page}
            isBusy={isPlaceholderData}
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
        {data && data.total > 0 && (
          <chakra.p color="fg.muted" fontSize="sm">
            Les onglets filtrent les participations de la page affichée ; leurs nombres comptent toutes vos
            participations.
          </chakra.p>
        )}
      </Stack>
    </chakra.section>
  );
}
