import type { ReactNode } from 'react';
import { Panel } from '~/design-system/data/panel';
import { EmptyState } from '~/design-system/feedback/empty-state';
import { ErrorState } from '~/design-system/feedback/error-state';
import { SectionHeader } from '~/design-system/layout/section-header';
import { Stack } from '~/design-system/layout/stack';
import { RecentWaiting } from './recent-waiting';

export interface RecentSectionProps<TRow> {
  id: string;
  title: string;
  /** The way to the whole list. */
  action: ReactNode;
  /** `undefined` until they are there. */
  rows: readonly TRow[] | undefined;
  /** How many lines stand in for them until then. */
  waitingRows: number;
  /** They could not be loaded. */
  isFailed: boolean;
  /** They are being asked for again. */
  isRetrying: boolean;
  onRetry: () => void;
  /** What is said when there are none. */
  emptyText: string;
  /** Draws them. */
  children: (rows: readonly TRow[]) => ReactNode;
}

/** A block of the dashboard: the latest rows of a list, which load, fail and are tried again by themselves. */
export function RecentSection<TRow>({ id, title, action, rows, children, ...state }: RecentSectionProps<TRow>) {
  return (
    <section aria-labelledby={id} aria-busy={!rows && !state.isFailed}>
      <Stack gap="medium">
        <SectionHeader id={id} title={title} action={action} />
        {rows && rows.length > 0 ? children(rows) : <Panel>{rows ? emptyState(state) : waitOrError(state)}</Panel>}
      </Stack>
    </section>
  );
}

type State = Pick<RecentSectionProps<never>, 'emptyText' | 'isFailed' | 'isRetrying' | 'onRetry' | 'waitingRows'>;

const emptyState = ({ emptyText }: State) => <EmptyState title={emptyText} />;

const waitOrError = ({ isFailed, isRetrying, onRetry, waitingRows }: State) =>
  isFailed ? <ErrorState onRetry={onRetry} isRetrying={isRetrying} /> : <RecentWaiting rows={waitingRows} />;
