import { FilterTabs } from '~/design-system/tabs/filter-tabs';
import { nothing } from '../../design-system/samples';
import { type GalleryFamily, released } from '../gallery-family';

export const tabs: GalleryFamily = {
  folder: 'tabs',
  name: 'Onglets',
  entries: [
    {
      name: 'FilterTabs',
      ...released,
      docs: 'Données/FilterTabs',
      parts: ['FilterPanel'],
      width: 560,
      sample: (
        <FilterTabs
          label="Filtrer par statut"
          value=""
          onChange={nothing}
          tabs={[
            { value: '', label: 'Toutes', count: 42 },
            { value: 'opened', label: 'Opened', lang: 'en', count: 9 },
            { value: 'approved', label: 'Approved', lang: 'en', count: 28 },
          ]}
        />
      ),
    },
  ],
};
