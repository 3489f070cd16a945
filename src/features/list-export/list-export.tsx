import { chakra } from '@chakra-ui/react';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import type { Id } from '~/api/contract/scalars';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { notify } from '~/design-system/feedback/notify';
import { useProgressFocus } from '~/design-system/feedback/use-progress-focus';
import { lazyModule } from '~/lib/browser/lazy-module';
import type { ExportFormat, ExportSource } from '~/lib/list/export-source';

const runningExport = lazyModule(() => import('./running-export'));

const choices: readonly { format: ExportFormat; name: string; Icon: typeof Download }[] = [
  { format: 'csv', name: 'CSV', Icon: Download },
  { format: 'xlsx', name: 'Excel', Icon: FileSpreadsheet },
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
  if (isShown) return <module.RunningExport source={source} format={chosen} onEnd={end} cancelRef={button} />;
  const start = (format: ExportFormat) => {
    setChosen(format);
    setRunning(true);
  };
  return (
    <Choices role="group" aria-label="Export">
      {choices.map(({ format, name, Icon }) => (
        <Button
          key={format}
          ref={format === chosen ? button : null}
          size="sm"
          title={`Exporter en ${name}`}
          onClick={() => start(format)}
        >
          <Icon aria-hidden />
          <chakra.span mdDown={{ srOnly: true }}>
            <chakra.span xlDown={{ srOnly: true }}>Exporter en </chakra.span>
            {name}
          </chakra.span>
        </Button>
      ))}
    </Choices>
  );
}
