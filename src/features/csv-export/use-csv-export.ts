import { useEffect, useRef, useState } from 'react';
import type { Id } from '~/api/contract/id';
import { createPageReader, type ReadPage } from '~/api/page-reader';
import { notify } from '~/design-system/feedback/notify';
import { formatCount } from '~/lib/format/formats';
import { TIME_ZONE } from '~/lib/format/locale';
import { saveFile } from './save-file';
import { type CsvColumn, CsvWriter, type ExportProgress } from './write-csv';

export interface CsvSource<TRow> {
  readPage: ReadPage<TRow>;
  columns: readonly CsvColumn<TRow>[];
  /** Without date and extension: « utilisateurs ». */
  fileName: string;
}

type ExportState = { status: 'idle' } | ({ status: 'running' | 'failed' } & ExportProgress);

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

  const run = async (current: CsvWriter<TRow>, from: ExportProgress) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    let progress = from;
    const follow = (status: 'running' | 'failed') => setState({ ...progress, status });
    follow('running');
    try {
      const file = await current.run(controller.signal, (next) => {
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
    writer.current = new CsvWriter(createPageReader(source.readPage), source.columns);
    void run(writer.current, { rows: 0, unreadable: 0, share: 0 });
  };
  const resume = () => {
    if (writer.current && state.status === 'failed') void run(writer.current, state);
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    writer.current = null;
    setState(IDLE);
  };

  return { state, start, resume, cancel };
};
