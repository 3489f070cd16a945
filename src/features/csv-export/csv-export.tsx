import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '~/design-system/actions/button';
import { ProgressLine } from '~/design-system/feedback/progress-line';
import { formatNumber, pluralise } from '~/lib/formats';
import { type CsvSource, useCsvExport } from './use-csv-export';

/** « Exporter en CSV »: all pages of the filtered list, with their progress and a way to stop. */
export function CsvExport<TRow extends { id: number }>({ source }: { source: CsvSource<TRow> }) {
  const { state, start, resume, cancel } = useCsvExport(source);
  const button = useKeptFocus(state.status === 'idle');
  if (state.status === 'idle') {
    return (
      <Button ref={button} size="sm" onClick={start}>
        <Download aria-hidden />
        Exporter en CSV
      </Button>
    );
  }
  const written = `${formatNumber(state.rows)} ${pluralise(state.rows, 'ligne', 'lignes')}`;
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

/** Button and progress take each other's place: whoever had the focus on the one finds it on the other. */
const useKeptFocus = (isIdle: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasIdle = useRef(isIdle);
  useEffect(() => {
    if (wasIdle.current === isIdle) return;
    wasIdle.current = isIdle;
    if (document.activeElement === document.body) button.current?.focus();
  }, [isIdle]);
  return button;
};
