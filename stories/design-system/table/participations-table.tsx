import { DataTable, type DataTableProps } from '~/design-system/table/data-table';
import { userColumns } from './sample-columns';
import { participations, type SampleParticipation } from './sample-participations';

/** How a participation's facts lie on a card, by the areas of `userColumns`. */
export const USER_CARDS = '"title title" "date id" "pay status" / 1fr auto';

/** A small table of participations, as the personal space has it. */
export function ParticipationsTable(props: Partial<DataTableProps<SampleParticipation>>) {
  return (
    <DataTable
      caption="Participations"
      columns={userColumns}
      rows={participations.slice(0, 3)}
      rowKey={(row) => row.id}
      size="lg"
      cards={USER_CARDS}
      empty={null}
      {...props}
    />
  );
}
