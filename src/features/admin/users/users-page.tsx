import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { User } from '~/api/contract/entities';
import type { Id } from '~/api/contract/scalars';
import { adminUserQueries } from '~/api/queries/admin/admin-queries';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { accountGroups } from '~/design-system/badges/account-badges';
import { EmptyState, NoResult } from '~/design-system/feedback/empty-state';
import { notify } from '~/design-system/feedback/notify';
import { Stack } from '~/design-system/layout/stack';
import { useLazyModal } from '~/design-system/overlay/use-lazy-modal';
import { PageHeader } from '~/design-system/page/page-header';
import { StatsHeader } from '~/design-system/page/stats-header';
import { Paginator } from '~/design-system/pagination/paginator';
import { DataTable } from '~/design-system/table/data-table';
import { ListRegion, ListWithAlert } from '~/design-system/table/list-region';
import { useRowFocus } from '~/design-system/table/use-row-focus';
import { lazyModule } from '~/lib/browser/lazy-module';
import { UnmarkedLink } from '~/lib/browser/router-links';
import { isolate } from '~/lib/format/isolate';
import { usePagedList } from '~/lib/list/use-paged-list';
import { useRetryFailed } from '../list/combine-queries';
import { besideModal, underModal, useModalRoute } from '../list/use-modal-route';
import { useRowById } from '../list/use-row-by-id';
import { useSortedTable } from '../list/use-sorted-table';
import { useSelection } from './use-selection';
import { type FailedValidation, useValidateUser } from './use-validate-user';
import { userCards, userColumns, userCompact, userSortValues } from './user-columns';
import { UserCounters } from './user-counters';
import type { UsersSearch } from './users-search';
import { UsersToolbar } from './users-toolbar';
import { ValidationFailure, ValidationFailures } from './validation-failures';

const userModal = lazyModule(() => import('./user-modal'));
const selectionBar = lazyModule(() => import('./selection-bar'));

const route = getRouteApi('/admin/users');

export interface UsersPageProps {
  exportAction: ReactNode;
}

export function UsersPage({ exportAction }: UsersPageProps) {
  const search = route.useSearch();
  const { filter } = route.useLoaderDeps();
  const navigate = route.useNavigate();
  const modal = useModalRoute<{ detail: Id }>({ detail: undefined });
  const filterBy = (changes: Partial<Pick<UsersSearch, 'search' | 'validated'>>, isTyping: boolean) =>
    void navigate({ search: (now) => ({ ...now, ...changes, page: 1 }), ...besideModal(isTyping) });
  // List and counters fail and are retried together.
  const retry = useRetryFailed(adminUserQueries.all());
  const list = useQuery(adminUserQueries.page({ ...filter, page: search.page }));
  const { table, paginator } = usePagedList(
    list,
    search.page,
    (page) => void navigate({ search: (now) => ({ ...now, page }), ...underModal }),
  );
  const { validate: validateOne, failed, forgetFailed } = useValidateUser();
  const [failures, setFailures] = useState<readonly FailedValidation[]>([]);
  // An account is said to have failed until it is tried again, in either way.
  const validate = (user: User) => {
    setFailures((others) => others.filter((other) => other.user.id !== user.id));
    validateOne(user);
  };
  const waiting = table.rows.filter(({ validated }) => !validated);
  const { ids, select, clear } = useSelection(JSON.stringify([filter, search.page]));
  const selected = waiting.filter(({ id }) => ids.has(id));
  // « toujours en attente » is not said once the list says otherwise, or shows other accounts.
  const isStillTrue = ({ user, isUncertain }: FailedValidation) =>
    isUncertain || waiting.some(({ id }) => id === user.id);
  const failuresHere = failures.filter(isStillTrue);
  /** A run reports none as it begins. */
  const showFailures = (newFailures: readonly FailedValidation[]) => {
    forgetFailed(selected.map(({ id }) => id));
    setFailures(newFailures);
  };
  const selection = selectionBar.useModule(selected.length > 0 ? 'selection' : null, () => {
    clear();
    notify.error(LOAD_FAILURE);
  });
  selectionBar.useModulePreload();
  const tableRef = useRowFocus();
  const sorted = useSortedTable({
    columns: userColumns(
      {
        linkTo: ({ id }) => <UnmarkedLink to="/admin/users" search={{ ...search, detail: id }} {...modal.link} />,
        onValidate: validate,
      },
      { waiting, ids, onSelect: select },
    ),
    rows: table.rows,
    values: userSortValues,
    lastPage: paginator?.lastPage,
    sort: search.sort,
    onSort: (sort) => void navigate({ search: (now) => ({ ...now, sort }), ...besideModal(false) }),
  });
  const detail = useRowById({
    id: search.detail,
    page: search.page,
    list,
    find: (place) => adminUserQueries.find(filter, place),
  });

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
      <UsersToolbar
        search={search}
        onSearch={(text) => filterBy({ search: text }, true)}
        onFilter={(validated) => filterBy({ validated }, false)}
        exportAction={exportAction}
      />
      <ListRegion label={`Utilisateurs, page ${search.page}`} page={search.page} gap="dense">
        <ListWithAlert
          notice={
            <>
              {search.detail === undefined &&
                failed
                  .filter(isStillTrue)
                  .map((each) => <ValidationFailure key={each.user.id} name={each.user.name} failed={each} />)}
              {failuresHere.length > 0 && <ValidationFailures failures={failuresHere} />}
            </>
          }
        >
          <DataTable
            ref={tableRef}
            caption="Utilisateurs"
            compact={userCompact}
            cards={userCards}
            rowKey={({ id }) => id}
            {...table}
            {...sorted}
            onRetry={retry}
            empty={<NoUser search={search} onClear={() => filterBy({ search: '', validated: undefined }, false)} />}
          />
        </ListWithAlert>
        {selection && <selection.SelectionBar selected={selected} onClear={clear} onFailures={showFailures} />}
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
          listed={table.rows}
          onValidate={validate}
          onNext={({ id }) => modal.openInstead({ detail: id })}
          onClose={modal.close}
        />
      )}
    </Stack>
  );
}

interface NoUserProps {
  search: Pick<UsersSearch, 'search' | 'validated'>;
  onClear: () => void;
}

/** The empty list: no account at all, or none for the filter. */
function NoUser({ search: { search, validated }, onClear }: NoUserProps) {
  const group = validated === 1 ? accountGroups.validated : accountGroups.waiting;
  const asked = [search && `« ${isolate(search)} »`, validated !== undefined && `le statut « ${group} »`]
    .filter(Boolean)
    .join(' et ');
  if (asked !== '') return <NoResult title="Aucun utilisateur" asked={asked} onClear={onClear} />;
  return <EmptyState title="Aucun utilisateur" description="Les comptes créés apparaîtront ici." />;
}
