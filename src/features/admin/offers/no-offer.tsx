import { EmptyState } from '~/design-system/feedback/empty-state';
import { NoResult } from '~/design-system/feedback/no-result';
import { countryName } from '~/design-system/forms/country-search';
import type { OffersSearch } from './offers-search';

export interface NoOfferProps {
  search: Pick<OffersSearch, 'search' | 'country'>;
  onClear: () => void;
}

/** The empty list: no offer at all, or none for the filter. */
export function NoOffer({ search: { search, country }, onClear }: NoOfferProps) {
  const asked = [search && `« ${search} »`, country && `le pays ${countryName(country)}`].filter(Boolean).join(' et ');
  if (asked !== '') return <NoResult title="Aucune offre" asked={asked} onClear={onClear} />;
  return <EmptyState title="Aucune offre" description="Commencez par créer votre première Mission." />;
}
