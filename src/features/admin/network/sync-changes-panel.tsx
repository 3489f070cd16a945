import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { statusWords } from '~/design-system/badges/status-badge';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { EmptyState } from '~/design-system/feedback/empty-state';
import { ErrorState } from '~/design-system/feedback/error-state';
import { Stack } from '~/design-system/layout/stack';
import { DataTable } from '~/design-system/table/data-table';
import { CutText, type DataTableColumn } from '~/design-system/table/data-table-columns';
import { formatDateTime } from '~/lib/format/dates';
import { formatCount, formatNumber, MISSING } from '~/lib/format/formats';
import type { SyncChange, Titles } from './sync-changes';
import { SyncChangesSkeleton } from './sync-changes-skeleton';
import { syncRecordQuery } from './sync-record-query';

const TITLE = 'Ce qui a changé';

export interface SyncChangesPanelProps {
  lastSync: string | null | undefined;
}

/** What the last synchronisation changed, as far as this device knows what was there before. */
export function SyncChangesPanel({ lastSync }: SyncChangesPanelProps) {
  const { data, isError, isPlaceholderData, isPending, refetch } = useQuery(syncRecordQuery(lastSync ?? ''));
  if (isPending) return <SyncChangesSkeleton />;
  const change = data?.change;
  return (
    <Panel isSection aria-busy={isPlaceholderData}>
      <PanelHead title={TITLE} aside={change?.to ? periodOf(change) : undefined} />
      <PanelBody>
        <Stack gap="medium">
          {isError && (
            <ErrorState
              description="L’état des missions n’a pas pu être lu. La synchronisation n’en dépend pas."
              onRetry={() => void refetch()}
            />
          )}
          {change && <Change change={change} />}
          {!change && !isError && (
            <EmptyState
              art={null}
              title="Rien à comparer pour le moment"
              description="L’état actuel est gardé sur cet appareil et comparé après la prochaine synchronisation."
            />
          )}
        </Stack>
      </PanelBody>
    </Panel>
  );
}

const periodOf = ({ from, to }: SyncChange): string =>
  from === '' ? `jusqu’au ${formatDateTime(to)}` : `du ${formatDateTime(from)} au ${formatDateTime(to)}`;

interface FigureRow {
  label: string;
  before: number;
  after: number;
}

const rowsOf = ({ before, after }: SyncChange): FigureRow[] => [
  { label: 'Missions', before: before.missions, after: after.missions },
  { label: 'Participations', before: before.participations.total, after: after.participations.total },
  ...(['opened', 'approved', 'disapproved'] as const).map((status) => ({
    label: statusWords[status].label,
    before: before.participations[status],
    after: after.participations[status],
  })),
];

const differenceOf = ({ before, after }: FigureRow): string => {
  if (after === before) return '=';
  const sign = after > before ? '+' : '−';
  return `${sign}\u00A0${formatNumber(Math.abs(after - before))}`;
};

const columns: readonly DataTableColumn<FigureRow>[] = [
  { key: 'label', header: 'Nombre de', cell: ({ label }) => <CutText>{label}</CutText>, area: 'label', card: 'lead' },
  {
    key: 'before',
    header: 'Avant',
    width: '22%',
    align: 'end',
    area: 'before',
    isLabelled: true,
    cell: (row) => formatNumber(row.before),
  },
  {
    key: 'after',
    header: 'Après',
    width: '22%',
    align: 'end',
    area: 'after',
    isLabelled: true,
    cell: (row) => formatNumber(row.after),
  },
  {
    key: 'difference',
    header: 'Écart',
    width: '22%',
    align: 'end',
    area: 'difference',
    card: 'end',
    cell: differenceOf,
  },
];

const List = chakra('ul', { base: { marginTop: '1', fontWeight: 'normal', fontSize: 'sm' } });

function Change({ change }: { change: SyncChange }) {
  return (
    <>
      <DataTable
        caption="Avant et après la synchronisation"
        columns={columns}
        cards='"label difference" "before after" / 1fr 1fr'
        rows={rowsOf(change)}
        rowKey={({ label }) => label}
        empty={null}
      />
      <DescriptionList>
        <DescriptionItem label="Nouvelles missions">
          <TitleList titles={change.added} />
        </DescriptionItem>
        <DescriptionItem label="Missions modifiées">
          <TitleList titles={change.changed} />
        </DescriptionItem>
        <DescriptionItem label="Missions disparues">
          <TitleList titles={change.gone} />
        </DescriptionItem>
      </DescriptionList>
      <chakra.p color="fg.muted" fontSize="sm">
        {noteOf(change)}
      </chakra.p>
    </>
  );
}

function TitleList({ titles }: { titles: Titles | null }) {
  if (titles === null) return MISSING;
  const others = titles.count - titles.titles.length;
  return (
    <>
      <span>{formatNumber(titles.count)}</span>
      {titles.titles.length > 0 && (
        <List>
          {titles.titles.map((title, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two missions may have one title
            <li key={index}>
              <bdi>{title}</bdi>
            </li>
          ))}
          {others > 0 && <li>{`et ${formatCount(others, 'autre', 'autres')}`}</li>}
        </List>
      )}
    </>
  );
}

const noteOf = ({ added, compared, after }: SyncChange): string => {
  const hand = 'Ce qui a été changé à la main entre les deux lectures y est compté.';
  if (added !== null) return `Comparé sur cet appareil. ${hand}`;
  const count = formatCount(compared, 'mission comparée', 'missions comparées');
  const rest = 'les nouvelles et les disparues ne se comptent qu’une fois tout lu';
  return `${count} sur ${formatNumber(after.missions)}\u00A0: ${rest}. ${hand}`;
};
