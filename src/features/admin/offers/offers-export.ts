import type { Offer } from '~/api/contract/entities';
import { adminOfferQueries } from '~/api/queries/admin';
import { countryLabel } from '~/design-system/badges/country-label';
import { formatSheetDate } from '~/lib/format/dates';
import { offerFieldLabels } from './offer-changes';
import { type OffersSearch, offersFilter } from './offers-search';

/** Columns of the filtered export. API keys stay out of files. */
export const offersExport = (search: OffersSearch) => ({
  fileName: 'offres',
  readPage: adminOfferQueries.read(offersFilter(search)),
  columns: [
    { header: 'ID', value: (offer: Offer) => offer.id },
    { header: offerFieldLabels.title, value: (offer: Offer) => offer.title },
    { header: offerFieldLabels.country, value: (offer: Offer) => countryLabel(offer.country) },
    { header: offerFieldLabels.deeplink, value: (offer: Offer) => offer.deeplink },
    { header: 'Commission', value: (offer: Offer) => offer.commission },
    { header: 'Devise', value: (offer: Offer) => offer.currency_code },
    { header: 'Création', value: (offer: Offer) => formatSheetDate(offer.created_at) },
  ],
});
