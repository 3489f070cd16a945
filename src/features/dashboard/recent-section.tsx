import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Panel } from '~/design-system/cards/panel';
import { EmptyState } from '~/design-system/feedback/empty-state';
import { ErrorState } from '~/design-system/feedback/error-state';
import { LoadingStatus } from '~/design-system/feedback/skeleton';
import { UnreadableRows } from '~/design-system/feedback/unreadable-rows';
import { Stack } from '~/design-system/layout/stack';
import { SectionHeader } from '~/design-system/page/section-header';

export interface RecentSectionProps<TRow> {
  id: string;
  title: string;
  /** Where « Tout voir » leads. */
  seeAll: LinkProps['to'];
  /** `undefined` while they load. */
  rows: readonly TRow[] | undefined;
  unreadable: number | undefined;
  skeleton: ReactNode;
  isFailed: boolean;
  onRetry: () => void;
  emptyText: string;
  children: (rows: readonly TRow[]) => ReactNode;
}

/** The latest rows of a list, with their own loading, failure and retry. */
export function RecentSection<TRow>(props: RecentSectionProps<TRow>) {
  const { id, title, seeAll, rows, unreadable, children, ...state } = props;
  return (
    <section aria-labelledby={id} aria-busy={!rows && !state.isFailed}>
      <Stack gap="medium">
        <SectionHeader
          id={id}
          title={title}
          action={
            // « Tout voir » alone says little in a list of links: the heading completes its name.
            <Link to={seeAll} aria-describedby={id}>
              Tout voir
            </Link>
          }
        />
        {rows && rows.length > 0 ? children(rows) : <RecentSectionFallback isPending={!rows} {...state} />}
        <UnreadableRows count={unreadable} />
      </Stack>
    </section>
  );
}

type RecentSectionFallbackProps = Pick<RecentSectionProps<never>, 'emptyText' | 'isFailed' | 'onRetry' | 'skeleton'> & {
  isPending: boolean;
};

function RecentSectionFallback({ isPending, isFailed, onRetry, emptyText, skeleton }: RecentSectionFallbackProps) {
  if (isPending && !isFailed) {
    return (
      <>
        <LoadingStatus />
        {skeleton}
      </>
    );
  }
  return <Panel>{isFailed ? <ErrorState onRetry={onRetry} /> : <EmptyState title={emptyText} />}</Panel>;
}
