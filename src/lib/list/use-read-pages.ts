import { useRef, useState } from 'react';
import { useCancellable } from '../browser/single-flight';
import { createPageReader, type PageReader, type ReadPage } from './page-reader';
import type { PagesRead } from './pages-read';

const NOTHING = { status: 'idle', rows: [], page: 0, lastPage: 0, unreadable: 0 } as const;

interface ReadPagesOptions<TRow> {
  keep?: (row: TRow) => boolean;
  /** Whether the pages after this one have nothing to find. */
  isLast?: (page: readonly TRow[]) => boolean;
}

/** Reads a list page by page, on request; `resume` goes on after a failure or a stop, `start` begins again. */
export const useReadPages = <TRow extends { id: string | number }>(
  readPage: ReadPage<TRow>,
  { keep = () => true, isLast = () => false }: ReadPagesOptions<TRow> = {},
) => {
  const [read, setRead] = useState<PagesRead<TRow>>(NOTHING);
  const reader = useRef<PageReader<TRow>>(null);

  const run = useCancellable(async (signal, before: PagesRead<TRow>) => {
    reader.current ??= createPageReader(readPage);
    let now: PagesRead<TRow> = { ...before, status: 'running' };
    setRead(now);
    try {
      for (let step = await reader.current.next(signal); step; step = await reader.current.next(signal)) {
        now = {
          status: 'running',
          rows: [...now.rows, ...step.rows.filter(keep)],
          page: step.page,
          lastPage: step.lastPage,
          unreadable: now.unreadable + step.unreadable,
        };
        setRead(now);
        if (isLast(step.rows)) break;
        signal.throwIfAborted();
      }
      setRead({ ...now, status: 'done' });
    } catch (error) {
      if (!signal.aborted) console.warn('[pages]', error);
      setRead({ ...now, status: signal.aborted ? 'stopped' : 'failed' });
    }
  });

  const start = () => {
    reader.current = null;
    run.start(NOTHING);
  };
  const stop = () => {
    run.stop();
    setRead((now) => (now.status === 'failed' ? { ...now, status: 'stopped' } : now));
  };
  return { read, start, resume: () => run.start(read), stop };
};
