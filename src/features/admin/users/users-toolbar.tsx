import type { ReactNode } from 'react';
import { accountGroups } from '~/design-system/badges/account-badges';
import { SearchField } from '~/design-system/fields/search-field';
import { Select } from '~/design-system/fields/select';
import { Toolbar } from '~/design-system/page/toolbar';
import { MAX_SEARCH_LENGTH } from '~/lib/list/list-search';
import { useSearchDraft } from '~/lib/list/use-search-draft';
import type { UsersSearch } from './users-search';

const filters = [
  { value: '', label: 'Tous les utilisateurs' },
  { value: '1', label: accountGroups.validated },
  { value: '0', label: accountGroups.waiting },
] as const;

const flags = { '': undefined, '1': 1, '0': 0 } as const;

export interface UsersToolbarProps {
  search: UsersSearch;
  onSearch: (text: string) => void;
  onFilter: (validated: UsersSearch['validated']) => void;
  exportAction: ReactNode;
}

export function UsersToolbar({ search, onSearch, onFilter, exportAction }: UsersToolbarProps) {
  const { draft, setDraft, commit } = useSearchDraft({
    value: search.search,
    onCommit: onSearch,
    isHeld: search.detail !== undefined,
  });
  const value = search.validated === undefined ? '' : search.validated === 1 ? '1' : '0';
  return (
    <Toolbar label="Utilisateurs" onSubmit={commit} end={exportAction}>
      <SearchField
        label="Rechercher un utilisateur"
        placeholder="Rechercher par nom ou email"
        value={draft}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={setDraft}
      />
      <Select
        label="Filtrer par statut"
        isLabelHidden
        controlSize="sm"
        value={value}
        options={filters}
        onChange={(chosen) => onFilter(flags[chosen])}
      />
    </Toolbar>
  );
}
