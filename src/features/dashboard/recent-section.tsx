import type { ReactNode } from 'react';
import { Panel } from '~/design-system/cards/panel';
import { UnreadableRows } from '~/design-system/cards/unreadable-rows';
import { EmptyState } from '~/design-system/feedback/empty-state';
import { ErrorState } from '~/design-system/feedback/error-state';
import { LoadingStatus } from '~/design-system/feedback/loading-status';
import { SectionHeader } from '~/design-system/layout/section-header';
import { Stack } from '~/design-system/layout/stack';

export interface RecentSectionProps<TRow> {
  id: string;
  title: string;
  action: ReactNode;
  /** `undefined` while they load. */
  rows: readonly TRow[] | undefined;
  unreadable: number | undefined;
  waiting: ReactNode;
  isFailed: boolean;
  onRetry: () => void;
  emptyText: string;
  children: (rows: readonly TRow[]) => ReactNode;
}

/** The latest rows of a list, with their own loading, failure and retry. */
export function RecentSection<TRow>(props: RecentSectionProps<TRow>) {
  const { id, title, action, rows, unreadable, children, ...state } = props;
  return (
    <section aria-labelledby={id} aria-busy={!rows && !state.isFailed}>
      <Stack gap="medium">
        <SectionHeader id={id} title={title} action={action} />
        {rows && rows.length > 0 ? children(rows) : <Otherwise isWaiting={!rows} {...state} />}
        <UnreadableRows count={unreadable} />
      </Stack>
    </section>
  );
}

type OtherwiseProps = Pick<RecentSectionProps<never>, 'emptyText' | 'isFailed' | 'onRetry' | 'waiting'> & {
  isWaiting: boolean;
};

function Otherwise({ isWaiting, isFailed, onRetry, emptyText, waiting }: OtherwiseProps) {
  if (isWaiting && !isFailed) {
    return (
      <>
        <LoadingStatus />
        {waiting}
      </>
    );
  }
  return <Panel>{isFailed ? <ErrorState onRetry={onRetry} /> : <EmptyState title={emptyText} />}</Panel>;
}
