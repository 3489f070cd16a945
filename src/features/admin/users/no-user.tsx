import { accountGroups } from '~/design-system/badges/account-groups';
import { EmptyState } from '~/design-system/feedback/empty-state';
import { NoResult } from '~/design-system/feedback/no-result';
import type { UsersSearch } from './users-search';

export interface NoUserProps {
  search: Pick<UsersSearch, 'search' | 'validated'>;
  onClear: () => void;
}

/** The empty list: no account at all, or none for the filter. */
export function NoUser({ search: { search, validated }, onClear }: NoUserProps) {
  const group = validated === 1 ? accountGroups.validated : accountGroups.waiting;
  const asked = [search && `« ${search} »`, validated !== undefined && `le statut « ${group} »`]
    .filter(Boolean)
    .join(' et ');
  if (asked !== '') return <NoResult title="Aucun utilisateur" asked={asked} onClear={onClear} />;
  return <EmptyState title="Aucun utilisateur" description="Les comptes créés apparaîtront ici." />;
}
