import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Id } from '~/api/contract/id';
import { adminUserQueries } from '~/api/queries/admin';
import { PageHeader } from '~/design-system/layout/page-header';
import { Stack } from '~/design-system/layout/stack';
import { StatsHeader } from '~/design-system/layout/stats-header';
import { lazyModule } from '~/design-system/lazy-module';
import { useLazyModal } from '~/design-system/overlay/use-lazy-modal';
import { Paginator } from '~/design-system/pagination/paginator';
import { DataTable } from '~/design-system/table/data-table';
import { ListRegion } from '~/design-system/table/list-region';
import { ListWithAlert } from '~/design-system/table/list-with-alert';
import { useRowFocus } from '~/design-system/table/use-row-focus';
import { besideModal, underModal, useModalRoute } from '~/lib/browser/use-modal-route';
import { usePagedList } from '~/lib/list/use-paged-list';
import { useRetryFailed } from '~/lib/list/use-retry-failed';
import { useRowById } from '~/lib/list/use-row-by-id';
import { nextWaiting } from './next-waiting';
import { NoUser } from './no-user';
import { SelectionBar } from './selection-bar';
import { useSelection } from './use-selection';
import { useValidateMany } from './use-validate-many';
import { useValidateUser } from './use-validate-user';
import { userCards, userColumns, userCompact } from './user-columns';
import { UserCounters } from './user-counters';
import { type UsersSearch, usersFilter } from './users-search';
import { UsersTools } from './users-tools';
import { ValidationFailure } from './validation-failure';
import { ValidationFailures } from './validation-failures';

const userModal = lazyModule(() => import('./user-modal'));

const route = getRouteApi('/admin/users');

export interface UsersPageProps {
  exportAction: ReactNode;
}

export function UsersPage({ exportAction }: UsersPageProps) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const modal = useModalRoute<{ detail: Id }>({ detail: undefined });
  const filterBy = (changes: Partial<Pick<UsersSearch, 'search' | 'validated'>>, isTyping: boolean) =>
    void navigate({ search: (now) => ({ ...now, ...changes, page: 1 }), ...besideModal(isTyping) });
  // List and counters fail and are retried together.
  const retry = useRetryFailed(adminUserQueries.all());
  const filter = usersFilter(search);
  const list = useQuery(adminUserQueries.page({ ...filter, page: search.page }));
  const { table, paginator } = usePagedList(
    list,
    search.page,
    (page) => void navigate({ search: (now) => ({ ...now, page }), ...underModal }),
  );
  const { validate, failed } = useValidateUser();
  const { validateMany, run, stop, failures } = useValidateMany();
  const waiting = table.rows.filter(({ validated }) => !validated);
  const { ids, choose, clear } = useSelection(JSON.stringify([filter, search.page]));
  const tableRef = useRowFocus();
  const detail = useRowById({
    id: search.detail,
    page: search.page,
    list,
    find: (place) => adminUserQueries.find(filter, place),
  });
  const next = nextWaiting(table.rows, search.detail);

  const lazy = useLazyModal(userModal, search.detail !== undefined, modal.close);

  return (
    <Stack gap="dense">
      <StatsHeader
        counters="three"
        header={
          <PageHeader size="admin" title="Gestion des utilisateurs" description="Validez les nouveaux comptes." />
        }
      >
        <UserCounters isListFailing={table.error} />
      </StatsHeader>
      <UsersTools
        search={search}
        onSearch={(text) => filterBy({ search: text }, true)}
        onFilter={(validated) => filterBy({ validated }, false)}
        exportAction={exportAction}
      />
      <ListRegion label={`Utilisateurs, page ${search.page}`} page={search.page} gap="dense">
        <ListWithAlert
          notice={
            <>
              {failed && search.detail === undefined && (
                <ValidationFailure account={`le compte de ${failed.user.name}`} isUncertain={failed.isUncertain} />
              )}
              {failures.length > 0 && <ValidationFailures failures={failures} />}
            </>
          }
        >
          <DataTable
            ref={tableRef}
            caption="Utilisateurs"
            columns={userColumns(
              { onOpen: ({ id }) => modal.open({ detail: id }), onValidate: validate },
              { waiting, ids, onChoose: choose },
            )}
            compact={userCompact}
            cards={userCards}
            rowKey={({ id }) => id}
            {...table}
            onRetry={retry}
            empty={<NoUser search={search} onClear={() => filterBy({ search: '', validated: undefined }, false)} />}
          />
        </ListWithAlert>
        <SelectionBar
          chosen={waiting.filter(({ id }) => ids.has(id))}
          run={run}
          onValidate={(users) => void validateMany(users)}
          onStop={stop}
          onClear={clear}
        />
        {paginator && (
          <Paginator
            kind="window"
            {...paginator}
            renderLink={({ page, ...link }) => (
              <Link
                to="/admin/users"
                search={{ ...search, page, detail: undefined }}
                activeOptions={{ exact: true }}
                {...link}
              />
            )}
          />
        )}
      </ListRegion>
      {lazy && (
        <lazy.UserModal
          isOpen={search.detail !== undefined}
          user={detail.row}
          isMissing={detail.isMissing}
          onRetry={detail.retry}
          failed={failed}
          next={next}
          onValidate={validate}
          onNext={({ id }) => modal.openInstead({ detail: id })}
          onClose={modal.close}
        />
      )}
    </Stack>
  );
}
