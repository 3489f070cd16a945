import type { UseQueryResult } from '@tanstack/react-query';
import { adminKey } from '~/api/queries/admin';
import type { Tone } from '~/design-system/badges/tones';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { SplitBar } from '~/design-system/cards/split-bar';
import { TextSkeleton } from '~/design-system/cards/text-skeleton';
import { ErrorState } from '~/design-system/feedback/error-state';
import type { FillableElement } from '~/design-system/layout/with-content';
import { formatNumber } from '~/lib/format/formats';
import { combineQueries } from '~/lib/list/combine-queries';
import { useRetryFailed } from '~/lib/list/use-retry-failed';

export interface SplitPanelProps {
  title: string;
  total: UseQueryResult<number>;
  /** Each part has its own read, so that its figure is exact. */
  parts: readonly { label: string; tone: Tone; read: UseQueryResult<number>; link: FillableElement }[];
}

/** Shows how a total divides: a bar, and the exact figures beside it. */
export function SplitPanel({ title, total, parts }: SplitPanelProps) {
  const retry = useRetryFailed(adminKey);
  const { hasFailed } = combineQueries([total, ...parts.map(({ read }) => read)]);
  const isReady = parts.every(({ read }) => read.data !== undefined);
  const ofAll = total.data === undefined ? <TextSkeleton width="5.5em" /> : `${formatNumber(total.data)} au total`;
  return (
    <Panel isSection aria-busy={!isReady && !hasFailed}>
      <PanelHead title={title} aside={hasFailed ? undefined : ofAll} />
      {hasFailed && <ErrorState onRetry={retry} />}
      {!hasFailed && (
        <PanelBody>
          <SplitBar parts={parts.map(({ read, ...part }) => ({ ...part, value: read.data }))} />
        </PanelBody>
      )}
    </Panel>
  );
}
