import { Check, Eye } from 'lucide-react';
import { COMMISSION_TEXT } from '~/content/shared-texts';
import { Button, IconButton } from '~/design-system/actions/button';
import { countryLabel } from '~/design-system/badges/country-badge';
import { StatusBadge } from '~/design-system/badges/status-badge';
import {
  ActionsCell,
  CutText,
  type DataTableColumn,
  LinesCell,
  PersonCell,
} from '~/design-system/table/data-table-columns';
import { formatDate, formatDateTime } from '~/lib/format/dates';
import type { SampleParticipation } from './sample-participations';

/** The columns of a user's own participations. */
export const userColumns: DataTableColumn<SampleParticipation>[] = [
  {
    key: 'id',
    header: '#',
    cell: (row) => row.id,
    align: 'end',
    width: '96px',
    area: 'id',
    card: 'end',
    isLabelled: true,
  },
  { key: 'date', header: 'Date', cell: (row) => formatDate(row.date), width: '152px', area: 'date', card: 'detail' },
  { key: 'title', header: 'Offre', cell: (row) => row.title, area: 'title', card: 'lead' },
  {
    key: 'pay',
    header: 'Commission',
    cell: () => COMMISSION_TEXT,
    align: 'end',
    isStub: true,
    width: '128px',
    area: 'pay',
    card: 'rule',
  },
  {
    key: 'status',
    header: 'Statut',
    cell: (row) => <StatusBadge status={row.status} />,
    width: '144px',
    area: 'status',
    card: 'rule-end',
  },
];

/** What an administrator sees of everybody’s. */
export const adminColumns: DataTableColumn<SampleParticipation>[] = [
  {
    key: 'person',
    header: 'Utilisateur',
    cell: (row) => <PersonCell name={row.person} detail={row.email || '—'} end={row.ip || '—'} />,
    width: '29%',
    area: 'who',
  },
  {
    key: 'offer',
    header: 'Offre',
    cell: (row) => <LinesCell title={row.title} detail={countryLabel(row.country)} isTwoLined />,
    area: 'offer',
  },
  {
    key: 'pay',
    header: 'Commission',
    cell: () => COMMISSION_TEXT,
    align: 'end',
    isStub: true,
    width: '104px',
    area: 'pay',
    card: 'rule',
  },
  {
    key: 'status',
    header: 'Statut',
    cell: (row) => <StatusBadge status={row.status} />,
    width: '132px',
    area: 'status',
    card: 'end',
  },
  {
    key: 'date',
    header: 'Date',
    cell: (row) => formatDateTime(row.date),
    align: 'end',
    width: '160px',
    area: 'date',
    secondLine: 'plain',
    card: 'detail',
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: (row) => (
      <ActionsCell>
        <IconButton size="xs" variant="ghost" icon={<Eye />} label={`Détails de la participation de ${row.person}`} />
      </ActionsCell>
    ),
    align: 'end',
    width: '76px',
    area: 'acts',
    card: 'rule-end',
  },
];

/** People, with what can be done with them. */
export const userRowColumns: DataTableColumn<SampleParticipation>[] = [
  {
    key: 'name',
    header: 'Nom',
    cell: (row) => <PersonCell name={row.person} link={<a href={`#${row.id}`} />} />,
    width: '30%',
  },
  { key: 'email', header: 'Email', cell: (row) => <CutText>{row.email || '—'}</CutText> },
  { key: 'country', header: 'Pays', cell: (row) => countryLabel(row.country), width: '100px' },
  {
    key: 'actions',
    header: 'Actions',
    cell: (row) => (
      <ActionsCell>
        <Button size="xs" variant="soft" tone="earned" aria-label={`Valider ${row.person}`}>
          <Check />
          Valider
        </Button>
        <IconButton
          size="xs"
          variant="ghost"
          icon={<Eye />}
          label={`Détails de ${row.person}`}
          link={<a href={`#${row.id}`} />}
        />
      </ActionsCell>
    ),
    align: 'end',
    width: '172px',
  },
];
