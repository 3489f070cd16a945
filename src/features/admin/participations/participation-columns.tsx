import { Eye } from 'lucide-react';
import type { Participation } from '~/api/contract/entities';
import { COMMISSION_TEXT } from '~/content/commission-text';
import { IconButton } from '~/design-system/actions/icon-button';
import { countryLabel } from '~/design-system/badges/country-label';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { ActionsCell, LinesCell, PersonCell } from '~/design-system/table/data-table-cells';
import type { DataTableColumn } from '~/design-system/table/data-table-column';
import { MISSING } from '~/lib/format/formats';
import { anonymousIp, clickedAt, transactionDate } from './transaction';

/** The network's date, or the click's while it has none. */
function DateCell({ participation }: { participation: Participation }) {
  const date = transactionDate(participation);
  const clicked = clickedAt(participation);
  return date === MISSING && clicked ? <LinesCell title={date} detail={`Cliqué le ${clicked}`} /> : date;
}

/** Grid of a row between phone and wide screen. */
export const participationCompact =
  '"who offer pay status acts" "who offer pay date acts" / minmax(0, 1fr) minmax(0, 1fr) 60px 164px 76px';

export const participationCards = '"who who" "offer offer" "date status" "pay acts" / 1fr auto';

/** In the specification's order. */
export const participationColumns = (
  onOpen: (participation: Participation) => void,
): DataTableColumn<Participation>[] => [
  {
    key: 'user',
    header: 'Utilisateur',
    width: '29%',
    area: 'who',
    cell: (row) => (
      <PersonCell name={row.user?.name ?? MISSING} detail={row.user?.email ?? MISSING} end={anonymousIp(row)} />
    ),
  },
  {
    key: 'offer',
    header: 'Offre',
    area: 'offer',
    cell: ({ offer }) => <LinesCell title={offer.title} detail={countryLabel(offer.country)} />,
  },
  {
    key: 'commission',
    header: 'Commission',
    width: '104px',
    align: 'end',
    isStub: true,
    area: 'pay',
    card: 'rule',
    cell: () => COMMISSION_TEXT,
  },
  {
    key: 'status',
    header: 'Statut',
    width: '132px',
    area: 'status',
    card: 'end',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: 'date',
    header: 'Date',
    width: '180px',
    align: 'end',
    area: 'date',
    secondLine: 'plain',
    card: 'detail',
    cell: (row) => <DateCell participation={row} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    width: '76px',
    align: 'end',
    area: 'acts',
    card: 'rule-end',
    cell: (row) => (
      <ActionsCell>
        <IconButton
          size="xs"
          label={`Détails de la participation de ${row.user?.name ?? `#${row.id}`}`}
          icon={<Eye aria-hidden />}
          onClick={() => onOpen(row)}
        />
      </ActionsCell>
    ),
  },
];
