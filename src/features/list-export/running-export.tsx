import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import type { Id } from '~/api/contract/scalars';
import { notify } from '~/design-system/feedback/notify';
import { ProgressLine } from '~/design-system/feedback/progress-line';
import { serverNow } from '~/lib/browser/server-clock';
import { useCancellable } from '~/lib/browser/single-flight';
import { dayOf } from '~/lib/format/day-of';
import { formatCount } from '~/lib/format/formats';
import type { ExportFormat, ExportSource } from '~/lib/list/export-source';
import { type ExportProgress, ListExporter } from './list-exporter';
import { saveFile } from './save-file';

type ExportState = { status: 'running' | 'failed' } & ExportProgress;

const AT_FIRST: ExportState = { status: 'running', rows: 0, unreadable: 0, share: 0 };

const describeExport = ({ rows, unreadable }: ExportProgress): string =>
  [
    formatCount(rows, 'ligne exportée', 'lignes exportées'),
    ...(unreadable > 0 ? [formatCount(unreadable, 'ligne illisible', 'lignes illisibles')] : []),
  ].join(', ');

export interface RunningExportProps<TRow> {
  source: ExportSource<TRow>;
  format: ExportFormat;
  /** The file is saved, or the export was cancelled. */
  onEnd: () => void;
  cancelRef: Ref<HTMLButtonElement>;
}

/** Exports the list page by page for as long as it is shown. A failure can be resumed. */
export function RunningExport<TRow extends { id: Id }>({ source, format, onEnd, cancelRef }: RunningExportProps<TRow>) {
  const [exporter] = useState(() => new ListExporter(source, format));
  const [state, setState] = useState(AT_FIRST);

  const { start: run } = useCancellable(async (signal) => {
    let progress: ExportProgress = state;
    const follow = (status: ExportState['status']) => setState({ ...progress, status });
    follow('running');
    try {
      const file = await exporter.run(signal, (next) => {
        progress = next;
        follow('running');
      });
      signal.throwIfAborted();
      saveFile(file, `${source.fileName}-${dayOf(serverNow())}.${format}`);
      notify.success(describeExport(progress));
      onEnd();
    } catch (error) {
      if (signal.aborted) return;
      console.warn('[export]', error);
      follow('failed');
    }
  });
  const start = useEffectEvent(run);
  useEffect(() => start(), []);

  const isFailed = state.status === 'failed';
  const written = formatCount(state.rows, 'ligne', 'lignes');
  return (
    <ProgressLine
      label={isFailed ? `Export interrompu après ${written}` : `Export en cours\u00A0: ${written}`}
      share={state.share}
      isFailed={isFailed}
      onRetry={() => run()}
      onCancel={onEnd}
      cancelRef={cancelRef}
    />
  );
}
