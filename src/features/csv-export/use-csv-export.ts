import { useEffect, useRef, useState } from 'react';
import type { Id } from '~/api/contract/id';
import { notify } from '~/design-system/feedback/notify';
import { emitChunkLoadError } from '~/lib/browser/lazy-module';
import { formatCount } from '~/lib/format/formats';
import { TIME_ZONE } from '~/lib/format/locale';
import type { CsvSource, CsvWriter, ExportProgress } from './write-csv';

type ExportState = { status: 'idle' } | ({ status: 'running' | 'failed' } & ExportProgress);

/** Needed from the first press on. */
const loadWriter = () =>
  import('./write-csv').catch((error: unknown) => {
    emitChunkLoadError(error);
    throw error;
  });

const NOTHING_YET: ExportProgress = { rows: 0, unreadable: 0, share: 0 };
const IDLE: ExportState = { status: 'idle' };
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(new Date());

const describeExport = ({ rows, unreadable }: ExportProgress): string =>
  [
    formatCount(rows, 'ligne exportée', 'lignes exportées'),
    ...(unreadable > 0 ? [formatCount(unreadable, 'ligne illisible', 'lignes illisibles')] : []),
  ].join(', ');

/** Exports a list page by page; stops when the screen is left. */
export const useCsvExport = <TRow extends { id: Id }>(source: CsvSource<TRow>) => {
  const [state, setState] = useState<ExportState>(IDLE);
  const writer = useRef<CsvWriter<TRow>>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (from: ExportProgress) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    let progress = from;
    const follow = (status: 'running' | 'failed') => setState({ ...progress, status });
    follow('running');
    try {
      const { CsvWriter, saveFile } = await loadWriter();
      controller.signal.throwIfAborted();
      writer.current ??= new CsvWriter(source);
      const file = await writer.current.run(controller.signal, (next) => {
        progress = next;
        follow('running');
      });
      controller.signal.throwIfAborted();
      saveFile(file, `${source.fileName}-${today()}.csv`);
      notify.success(describeExport(progress));
      setState(IDLE);
    } catch (error) {
      if (controller.signal.aborted) return;
      console.warn('[export]', error);
      follow('failed');
    }
    running.current = null;
  };

  const start = () => {
    writer.current = null;
    void run(NOTHING_YET);
  };
  const resume = () => {
    if (state.status === 'failed') void run(state);
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setState(IDLE);
  };

  return { state, start, resume, cancel };
};
