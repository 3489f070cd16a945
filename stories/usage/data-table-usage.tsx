import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '~/design-system/actions/button';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { EmptyState } from '~/design-system/feedback/empty-state';
import { ActionsCell, CutText, type DataTableColumn } from '~/design-system/table/data-table-columns';
import { ParticipationsTable } from '../design-system/table/participations-table';
import { userColumns } from '../design-system/table/sample-columns';
import { participations, type SampleParticipation } from '../design-system/table/sample-participations';
import { Anatomy } from './anatomy';
import { DoAndAvoid } from './do-and-avoid';

type Column = DataTableColumn<SampleParticipation>;

const offer: Column = { key: 'title', header: 'Offre', cell: (row) => <CutText>{row.title}</CutText> };
const status: Column = {
  key: 'status',
  header: 'Statut',
  cell: (row) => <StatusBadge status={row.status} />,
  width: '152px',
};
const actions = (cell: Column['cell'], width: string): Column => ({
  key: 'actions',
  header: 'Actions',
  cell,
  align: 'end',
  width,
});

const tableOf = (columns: Column[]) => <ParticipationsTable columns={columns} size="sm" cards={undefined} />;

const emptyTable = (empty: ReactNode) => <ParticipationsTable rows={[]} empty={empty} />;

/** What to do with a table, and what to avoid. */
export function DataTableUsage() {
  return (
    <DoAndAvoid
      pairs={[
        {
          key: 'actions',
          do: {
            drawing: tableOf([
              offer,
              actions(
                (row) => (
                  <ActionsCell>
                    <IconButton size="xs" variant="ghost" icon={<Eye />} label={`Détails de ${row.title}`} />
                  </ActionsCell>
                ),
                '76px',
              ),
            ]),
            reason: 'Une icône discrète par ligne, qui dit dans son nom de quelle ligne il s’agit.',
          },
          avoid: {
            drawing: tableOf([
              offer,
              actions(
                () => (
                  <Button size="xs" variant="accent">
                    Détails
                  </Button>
                ),
                '108px',
              ),
            ]),
            reason: 'Un bouton orange par ligne : tout crie, et plus rien n’est principal.',
          },
        },
        {
          key: 'status',
          do: {
            drawing: tableOf([offer, status]),
            reason: 'Le statut a sa colonne, une icône et un mot. On la parcourt d’un regard.',
          },
          avoid: {
            drawing: tableOf([
              {
                key: 'title',
                header: 'Offre',
                cell: (row) => (
                  <>
                    {row.title} <StatusBadge status={row.status} />
                  </>
                ),
              },
            ]),
            reason: 'Mêlé au titre, le statut change de place à chaque ligne : on ne peut plus le comparer.',
          },
        },
        {
          key: 'empty',
          do: {
            drawing: emptyTable(
              <EmptyState
                title="Aucune participation"
                description="Vous n’avez participé à aucune offre."
                art={null}
              />,
            ),
            reason: 'Sans ligne, une phrase dit pourquoi. « empty » est obligatoire.',
          },
          avoid: {
            drawing: emptyTable(<EmptyState title="Aucun résultat" art={null} />),
            reason: '« Aucun résultat » ne dit ni ce qui manque, ni ce que l’on peut faire.',
          },
        },
      ]}
    />
  );
}

/** With an element around the subject, to put a number after it. */
const numbered = userColumns.map((column) =>
  column.key === 'title'
    ? { ...column, cell: (row: SampleParticipation) => <span data-part="subject">{row.title}</span> }
    : column,
);

/** A table with its parts numbered. */
export function DataTableAnatomy() {
  return (
    <Anatomy
      label="Anatomie d’un tableau"
      parts={[
        {
          selector: 'table',
          name: 'Le nom',
          text: (
            <>
              Entendu, pas vu : « Participations ». <code>caption</code>
            </>
          ),
        },
        {
          selector: 'thead',
          at: 'edge',
          name: 'L’en-tête',
          text: (
            <>
              Un mot par colonne, dans l’ordre du cahier des charges. <code>header</code>
            </>
          ),
        },
        {
          selector: 'tbody [role=row]',
          at: 'edge',
          name: 'La ligne',
          text: (
            <>
              Une carte au téléphone : mêmes éléments, mêmes rôles. <code>cards</code>
            </>
          ),
        },
        {
          selector: 'tbody [role=row]:nth-child(2) [data-part=subject]',
          at: 'after',
          name: 'Le sujet',
          text: (
            <>
              De quoi il s’agit ; il prend la place qui reste. <code>card: 'lead'</code>
            </>
          ),
        },
        {
          selector: 'tbody [role=cell]:nth-child(4)',
          name: 'Le pointillé',
          text: (
            <>
              À gauche de la commission, et là seulement. <code>isStub</code>
            </>
          ),
        },
        {
          selector: 'tbody [role=cell]:nth-child(5)',
          at: 'above',
          name: 'Le statut',
          text: (
            <>
              Une icône et un mot, jamais la couleur seule. <code>{'<StatusBadge>'}</code>
            </>
          ),
        },
      ]}
    >
      <ParticipationsTable columns={numbered} rows={participations.slice(0, 2)} />
    </Anatomy>
  );
}
