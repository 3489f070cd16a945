import { Button } from '~/design-system/actions/button';
import { EmptyState } from '~/design-system/feedback/empty-state';
import { countryName } from '~/design-system/forms/country-search';
import type { OffersSearch } from './offers-search';

const FIRST_MISSION = 'Commencez par créer votre première Mission.';

export interface NoOfferProps {
  search: Pick<OffersSearch, 'search' | 'country'>;
  onClear: () => void;
}

/** A list without offers: there is none yet, or none for what was asked. */
export function NoOffer({ search: { search, country }, onClear }: NoOfferProps) {
  if (search === '' && country === '') return <EmptyState title="Aucune offre" description={FIRST_MISSION} />;
  const asked = [search && `« ${search} »`, country && `le pays ${countryName(country)}`].filter(Boolean).join(' et ');
  return (
    <EmptyState
      title={`Aucune offre pour ${asked}`}
      description={FIRST_MISSION}
      action={
        <Button size="sm" onClick={onClear}>
          Effacer les filtres
        </Button>
      }
    />
  );
}
