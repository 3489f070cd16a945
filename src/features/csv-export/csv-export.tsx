import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Id } from '~/api/contract/id';
import { Button } from '~/design-system/actions/button';
import { ProgressLine } from '~/design-system/feedback/progress-line';
import { formatCount } from '~/lib/format/formats';
import { useCsvExport } from './use-csv-export';
import type { CsvSource } from './write-csv';

/** « Exporter en CSV »: all pages of the filtered list, with progress and a way to stop. */
export function CsvExport<TRow extends { id: Id }>({ source }: { source: CsvSource<TRow> }) {
  const { state, start, resume, cancel } = useCsvExport(source);
  const button = useKeptExportFocus(state.status);
  if (state.status === 'idle') {
    return (
      <Button ref={button} size="sm" title="Exporter en CSV" onClick={start}>
        <Download aria-hidden />
        <chakra.span mdDown={{ srOnly: true }}>Exporter en CSV</chakra.span>
      </Button>
    );
  }
  const written = formatCount(state.rows, 'ligne', 'lignes');
  return (
    <ProgressLine
      label={state.status === 'failed' ? `Export interrompu après ${written}` : `Export en cours : ${written}`}
      share={state.share}
      isFailed={state.status === 'failed'}
      onRetry={resume}
      onCancel={cancel}
      cancelRef={button}
    />
  );
}

/** Keeps the focus when button and progress replace each other. */
const useKeptExportFocus = (status: string) => {
  const button = useRef<HTMLButtonElement>(null);
  const lastStatus = useRef(status);
  useEffect(() => {
    if (lastStatus.current === status) return;
    lastStatus.current = status;
    if (document.activeElement === document.body) button.current?.focus();
  }, [status]);
  return button;
};
