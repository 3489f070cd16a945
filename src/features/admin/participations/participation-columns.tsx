import { Eye } from 'lucide-react';
import type { Participation } from '~/api/contract/entities';
import { COMMISSION_EUR, statusOf } from '~/api/contract/scalars';
import { adminParticipationQueries, type ParticipationsQuery } from '~/api/queries/admin/admin-queries';
import { COMMISSION_TEXT } from '~/content/shared-texts';
import { IconButton } from '~/design-system/actions/button';
import { countryLabel } from '~/design-system/badges/country-badge';
import { StatusBadge, statusLabel } from '~/design-system/badges/status-badge';
import {
  ActionsCell,
  type DataTableColumn,
  LinesCell,
  type NameLink,
  PersonCell,
} from '~/design-system/table/data-table-columns';
import type { SortValues } from '~/design-system/table/sort-table';
import { formatDate, formatDateTime, parseTimestamp } from '~/lib/format/dates';
import { MISSING } from '~/lib/format/formats';
import { isolate } from '~/lib/format/isolate';
import type { ExportSource } from '~/lib/list/export-source';

const transactionOf = ({ raw_data }: Participation) => raw_data?.transaction;

/** The network's date, in any of the three forms that it sends. */
export const transactionDate = (participation: Participation): string =>
  formatDateTime(transactionOf(participation)?.date);

/** The IP address without its last part, as the network sends it. */
export const anonymousIp = (participation: Participation): string =>
  transactionOf(participation)?.anonymous_ip?.trim() || MISSING;

/** When the user clicked, for a pending participation; `null` if unknown. */
const clickedAt = (participation: Participation): string | null => {
  const date = formatDate(participation.clicked_at);
  return statusOf(participation) === 'opened' && date !== MISSING ? date : null;
};

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

export const participationSortValues = {
  user: ({ user }) => user?.name,
  offer: ({ offer }) => offer.title,
  status: ({ status }) => statusLabel(status),
  date: ({ raw_data }) => parseTimestamp(raw_data?.transaction?.date)?.getTime(),
} satisfies SortValues<Participation>;

/** In the specification's order. */
export const participationColumns = (
  linkTo: (participation: Participation) => NameLink,
): DataTableColumn<Participation>[] => [
  {
    key: 'user',
    header: 'Utilisateur',
    width: '29%',
    area: 'who',
    cell: (row) => (
      <PersonCell
        name={row.user?.name ?? MISSING}
        detail={row.user?.email ?? MISSING}
        end={anonymousIp(row)}
        link={row.user ? linkTo(row) : undefined}
      />
    ),
  },
  {
    key: 'offer',
    header: 'Offre',
    area: 'offer',
    cell: ({ offer }) => <LinesCell title={offer.title} detail={countryLabel(offer.country)} isTwoLined />,
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
          label={`Détails de la participation de ${isolate(row.user?.name ?? `#${row.id}`)}`}
          icon={<Eye aria-hidden />}
          link={linkTo(row)}
        />
      </ActionsCell>
    ),
  },
];

export const participationsExport = (filter: ParticipationsQuery): ExportSource<Participation> => ({
  fileName: 'participations',
  readPage: adminParticipationQueries.read(filter),
  columns: [
    { header: 'ID', value: (row) => row.id },
    { header: 'Utilisateur', value: (row) => row.user?.name },
    { header: 'Email', value: (row) => row.user?.email },
    { header: 'IP anonymisée', value: (row) => row.raw_data?.transaction?.anonymous_ip },
    { header: 'Offre', value: (row) => row.offer.title },
    { header: 'Pays', value: ({ offer }) => offer.country && countryLabel(offer.country) },
    // The same for all, as in the list.
    { header: 'Commission (€)', kind: 'money', value: () => COMMISSION_EUR },
    { header: 'Statut', value: (row) => statusLabel(row.status) },
    { header: 'Date', kind: 'date', value: (row) => parseTimestamp(row.raw_data?.transaction?.date) },
    { header: 'Participation', kind: 'date', value: (row) => parseTimestamp(row.clicked_at) },
    { header: 'Mise à jour', kind: 'date', value: (row) => parseTimestamp(row.updated_at) },
  ],
});
