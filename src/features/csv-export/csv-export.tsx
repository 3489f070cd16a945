import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Id } from '~/api/contract/scalars';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { notify } from '~/design-system/feedback/notify';
import { useProgressFocus } from '~/design-system/feedback/use-progress-focus';
import { lazyModule } from '~/lib/browser/lazy-module';
import type { CsvSource } from './csv-writer';

const runningExport = lazyModule(() => import('./running-export'));

/** « Exporter en CSV »: all pages of the filtered list, with progress and a way to stop. */
export function CsvExport<TRow extends { id: Id }>({ source }: { source: CsvSource<TRow> }) {
  const [isRunning, setRunning] = useState(false);
  const end = () => setRunning(false);
  const module = runningExport.useModule(isRunning ? 'export' : null, () => {
    end();
    notify.error(LOAD_FAILURE);
  });
  const isShown = isRunning && module !== null;
  const button = useProgressFocus(isShown);
  if (isShown) return <module.RunningExport source={source} onEnd={end} cancelRef={button} />;
  return (
    <Button ref={button} size="sm" title="Exporter en CSV" onClick={() => setRunning(true)}>
      <Download aria-hidden />
      <chakra.span mdDown={{ srOnly: true }}>Exporter en CSV</chakra.span>
    </Button>
  );
}
