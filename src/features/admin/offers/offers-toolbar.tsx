import type { ReactNode } from 'react';
import { CountryPicker } from '~/design-system/fields/country-picker';
import { SearchField } from '~/design-system/fields/search-field';
import { Toolbar } from '~/design-system/page/toolbar';
import { MAX_SEARCH_LENGTH } from '~/lib/list/list-search';
import { useSearchDraft } from '~/lib/list/use-search-draft';
import { hasModal, type OffersSearch } from './offers-search';

export interface OffersToolbarProps {
  search: OffersSearch;
  onSearch: (text: string) => void;
  onCountry: (code: string) => void;
  exportAction: ReactNode;
}

export function OffersToolbar({ search, onSearch, onCountry, exportAction }: OffersToolbarProps) {
  const { draft, setDraft, commit } = useSearchDraft({
    value: search.search,
    onCommit: onSearch,
    isHeld: hasModal(search),
  });
  return (
    <Toolbar label="Offres" onSubmit={commit} end={exportAction}>
      <SearchField
        label="Rechercher une offre"
        placeholder="Rechercher par titre"
        value={draft}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={setDraft}
      />
      <CountryPicker
        label="Filtrer par pays"
        isLabelHidden
        controlSize="sm"
        allLabel="Tous les pays"
        value={search.country}
        onChange={onCountry}
      />
    </Toolbar>
  );
}
