import { chakra } from '@chakra-ui/react';
import { Download, Sheet } from 'lucide-react';
import { useState } from 'react';
import type { Id } from '~/api/contract/scalars';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { notify } from '~/design-system/feedback/notify';
import { useProgressFocus } from '~/design-system/feedback/use-progress-focus';
import { lazyModule } from '~/lib/browser/lazy-module';
import { usePageCommands } from '~/lib/browser/page-commands';
import type { ExportFormat, ExportSource } from '~/lib/list/export-source';

const runningExport = lazyModule(() => import('./running-export'));

const choices: readonly { format: ExportFormat; label: string; Icon: typeof Download }[] = [
  { format: 'csv', label: 'CSV', Icon: Download },
  { format: 'xlsx', label: 'Excel', Icon: Sheet },
];

const Choices = chakra('div', { base: { display: 'flex', gap: '2' } });

/** « Exporter en CSV » or « en Excel »: all pages of the filtered list, with progress and a way to stop. */
export function ListExport<TRow extends { id: Id }>({ source }: { source: ExportSource<TRow> }) {
  const [chosen, setChosen] = useState<ExportFormat>('csv');
  const [isRunning, setRunning] = useState(false);
  const end = () => setRunning(false);
  const module = runningExport.useModule(isRunning ? 'export' : null, () => {
    end();
    notify.error(LOAD_FAILURE);
  });
  const isShown = isRunning && module !== null;
  const button = useProgressFocus(isShown);
  const start = (format: ExportFormat) => {
    setChosen(format);
    setRunning(true);
  };
  usePageCommands(
    isRunning ? [] : choices.map(({ format, label }) => ({ label: `Exporter en ${label}`, run: () => start(format) })),
  );
  if (isShown) return <module.RunningExport source={source} format={chosen} onEnd={end} cancelRef={button} />;
  return (
    <Choices role="group" aria-label="Export">
      {choices.map(({ format, label, Icon }) => (
        <Button
          key={format}
          ref={format === chosen ? button : null}
          size="sm"
          title={`Exporter en ${label}`}
          onClick={() => start(format)}
        >
          <Icon aria-hidden />
          <chakra.span mdDown={{ srOnly: true }}>
            <chakra.span xlDown={{ srOnly: true }}>Exporter en </chakra.span>
            <span>{label}</span>
          </chakra.span>
        </Button>
      ))}
    </Choices>
  );
}
