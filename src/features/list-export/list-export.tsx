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

const choices: readonly { format: ExportFormat; title: string; short: string; Icon: typeof Download }[] = [
  { format: 'csv', title: 'Exporter en CSV', short: 'CSV', Icon: Download },
  { format: 'xlsx', title: 'Exporter en Excel', short: 'Excel', Icon: FileSpreadsheet },
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
      {choices.map(({ format, title, short, Icon }) => (
        <Button
          key={format}
          ref={format === chosen ? button : null}
          size="sm"
          title={title}
          onClick={() => start(format)}
        >
          <Icon aria-hidden />
          <chakra.span mdDown={{ srOnly: true }}>
            <chakra.span xlDown={{ srOnly: true }}>Exporter en </chakra.span>
            <span>{short}</span>
          </chakra.span>
        </Button>
      ))}
    </Choices>
  );
}
