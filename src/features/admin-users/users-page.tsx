import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Id } from '~/api/contract/id';
import { adminUserQueries } from '~/api/queries/admin';
import { DataTable } from '~/design-system/data/data-table';
import { ListRegion } from '~/design-system/data/list-region';
import { ListUnderNotice } from '~/design-system/data/list-under-notice';
import { Paginator } from '~/design-system/data/paginator';
import { useKeptRowFocus } from '~/design-system/data/use-kept-row-focus';
import { Headline } from '~/design-system/layout/headline';
import { PageHeader } from '~/design-system/layout/page-header';
import { Stack } from '~/design-system/layout/stack';
import { useKnownRow } from '~/lib/use-known-row';
import { usePagedList } from '~/lib/use-paged-list';
import { useRetryFailed } from '~/lib/use-retry-failed';
import { NoUser } from './no-user';
import { useSinglePress } from './use-single-press';
import { useValidateUser } from './use-validate-user';
import { userCards, userColumns, userCompact } from './user-columns';
import { UserCounters } from './user-counters';
import { UserModal } from './user-modal';
import { type UsersSearch, usersFilter } from './users-search';
import { UsersTools } from './users-tools';
import { ValidationFailure } from './validation-failure';

export interface UsersPageProps {
  /** What the address says. */
  search: UsersSearch;
  /** Another search or filter: the list starts again at its first page. */
  onFilter: (changes: Partial<Pick<UsersSearch, 'search' | 'validated'>>, isTyping: boolean) => void;
  /** The page of the address lies past the end. */
  onPageGone: (lastPage: number) => void;
  onOpen: (id: Id) => void;
  onClose: () => void;
  exportAction: ReactNode;
}

/** The accounts: who is there, who waits, and the decision to let them in. */
export function UsersPage({ search, onFilter, onPageGone, onOpen, onClose, exportAction }: UsersPageProps) {
  // The list and the figures above it fail together, and are tried again together.
  const retry = useRetryFailed(adminUserQueries.all());
  const filter = usersFilter(search);
  const list = useQuery(adminUserQueries.page({ ...filter, page: search.page }));
  const { table, paginator } = usePagedList(list, search.page, onPageGone);
  const { validate, failed } = useValidateUser();
  const tableRef = useKeptRowFocus();
  const counts = useSinglePress();
  const columns = userColumns({
    onOpen: ({ id }) => onOpen(id),
    // The row that was validated leaves the list of those that wait, and what was done cannot be undone.
    onValidate: (user, press) => {
      if (counts(user.id, press)) validate(user);
    },
  });
  const detail = useKnownRow({
    id: search.detail,
    page: search.page,
    list,
    find: (place) => adminUserQueries.find(filter, place),
  });

  return (
    <Stack gap="dense">
      <Headline
        counters="three"
        header={
          <PageHeader size="admin" title="Gestion des utilisateurs" description="Validez les nouveaux comptes." />
        }
      >
        <UserCounters isListFailing={table.error} />
      </Headline>
      <UsersTools
        search={search}
        onSearch={(text) => onFilter({ search: text }, true)}
        onFilter={(validated) => onFilter({ validated }, false)}
        exportAction={exportAction}
      />
      <ListRegion label={`Utilisateurs, page ${search.page}`} page={search.page} gap="dense">
        <ListUnderNotice
          notice={
            failed &&
            failed.user.id !== search.detail && (
              <ValidationFailure account={`le compte de ${failed.user.name}`} isUncertain={failed.isUncertain} />
            )
          }
        >
          <DataTable
            ref={tableRef}
            caption="Utilisateurs"
            columns={columns}
            compact={userCompact}
            cards={userCards}
            rowKey={({ id }) => id}
            {...table}
            onRetry={retry}
            empty={<NoUser search={search} onClear={() => onFilter({ search: '', validated: undefined }, false)} />}
          />
        </ListUnderNotice>
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
      <UserModal
        isOpen={search.detail !== undefined}
        user={detail.row}
        isMissing={detail.isMissing}
        onRetry={detail.retry}
        failure={failed?.user.id === search.detail ? failed : null}
        onValidate={validate}
        onClose={onClose}
      />
    </Stack>
  );
}
