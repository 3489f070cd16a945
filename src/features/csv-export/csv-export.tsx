import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Id } from '~/api/contract/id';
import { Button } from '~/design-system/actions/button';
import { lazyModule } from '~/lib/browser/lazy-module';
import type { CsvSource } from './write-csv';

const runningExport = lazyModule(() => import('./running-export'));

/** « Exporter en CSV »: all pages of the filtered list, with progress and a way to stop. */
export function CsvExport<TRow extends { id: Id }>({ source }: { source: CsvSource<TRow> }) {
  const [isRunning, setRunning] = useState(false);
  const end = () => setRunning(false);
  const module = runningExport.useModule(isRunning ? 'export' : null, end);
  const isShown = isRunning && module !== null;
  const button = useKeptFocus(isShown);
  if (isShown) return <module.RunningExport source={source} onEnd={end} cancelRef={button} />;
  return (
    <Button ref={button} size="sm" title="Exporter en CSV" onClick={() => setRunning(true)}>
      <Download aria-hidden />
      <chakra.span mdDown={{ srOnly: true }}>Exporter en CSV</chakra.span>
    </Button>
  );
}

/** Keeps the focus when button and progress replace each other. */
const useKeptFocus = (isShown: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current === isShown) return;
    wasShown.current = isShown;
    if (document.activeElement === document.body) button.current?.focus();
  }, [isShown]);
  return button;
};
