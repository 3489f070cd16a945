import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { Offer } from '~/api/contract/entities';
import { adminOfferQueries } from '~/api/queries/admin/admin-queries';
import { IconButton } from '~/design-system/actions/button';
import { countryLabel } from '~/design-system/badges/country-badge';
import { ActionsCell, CutText, type DataTableColumn, type NameLink } from '~/design-system/table/data-table-columns';
import type { SortValues } from '~/design-system/table/sort-table';
import { formatDate, parseTimestamp } from '~/lib/format/dates';
import { isolate } from '~/lib/format/isolate';
import type { ExportSource } from '~/lib/list/export-source';
import { offerFieldLabels } from './offer-changes';
import type { OffersFilter } from './offers-search';

interface OfferActions {
  linkTo: (modal: 'detail' | 'edit', offer: Offer) => NameLink;
  onDelete: (offer: Offer) => void;
}

/** Grid of a row between phone and wide screen. */
export const offerCompact = '"title country acts" "title date acts" / minmax(0, 1fr) 148px 148px';

export const offerCards = '"title title" "country date" "acts acts" / 1fr auto';

export const offerSortValues = {
  title: ({ title }) => title,
  country: ({ country }) => country && countryLabel(country),
  date: ({ created_at }) => parseTimestamp(created_at)?.getTime(),
} satisfies SortValues<Offer>;

/** In the specification's order. */
export const offerColumns = ({ linkTo, onDelete }: OfferActions): DataTableColumn<Offer>[] => [
  {
    key: 'title',
    header: offerFieldLabels.title,
    area: 'title',
    card: 'lead',
    cell: (offer) => (
      <CutText isName link={linkTo('detail', offer)}>
        {offer.title}
      </CutText>
    ),
  },
  {
    key: 'country',
    header: offerFieldLabels.country,
    width: '140px',
    area: 'country',
    cell: ({ country }) => countryLabel(country),
  },
  {
    key: 'date',
    header: 'Création',
    width: '160px',
    align: 'end',
    area: 'date',
    secondLine: 'plain',
    card: 'detail',
    cell: ({ created_at }) => formatDate(created_at),
  },
  {
    key: 'actions',
    header: 'Actions',
    width: '148px',
    align: 'end',
    area: 'acts',
    card: 'end',
    cell: (offer) => (
      <ActionsCell>
        <IconButton
          size="xs"
          label={`Voir ${isolate(offer.title)}`}
          icon={<Eye aria-hidden />}
          link={linkTo('detail', offer)}
        />
        <IconButton
          size="xs"
          label={`Modifier ${isolate(offer.title)}`}
          icon={<Pencil aria-hidden />}
          link={linkTo('edit', offer)}
        />
        <IconButton
          size="xs"
          label={`Supprimer ${isolate(offer.title)}`}
          icon={<Trash2 aria-hidden />}
          onClick={() => onDelete(offer)}
        />
      </ActionsCell>
    ),
  },
];

/** Columns of the filtered export. API keys stay out of files. */
export const offersExport = (filter: OffersFilter): ExportSource<Offer> => ({
  fileName: 'offres',
  readPage: adminOfferQueries.read(filter),
  columns: [
    { header: 'ID', value: (offer) => offer.id },
    { header: offerFieldLabels.title, value: (offer) => offer.title },
    { header: offerFieldLabels.country, value: ({ country }) => country && countryLabel(country) },
    { header: offerFieldLabels.deeplink, value: (offer) => offer.deeplink },
    { header: 'Commission', kind: 'money', value: (offer) => offer.commission },
    { header: 'Devise', value: (offer) => offer.currency_code },
    { header: 'Création', kind: 'date', value: (offer) => parseTimestamp(offer.created_at) },
  ],
});
