import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Id } from '~/api/contract/scalars';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { notify } from '~/design-system/feedback/notify';
import { lazyModule } from '~/lib/browser/lazy-module';
import type { ExportSource } from '~/lib/list/export-source';
import type { ExportStep } from './export-steps';

const exportSteps = lazyModule(() => import('./export-steps'));

/** « Exporter »: all pages of the filtered list in the format that one chooses, with progress and a way to stop. */
export function ListExport<TRow extends { id: Id }>({ source }: { source: ExportSource<TRow> }) {
  const [step, setStep] = useState<ExportStep | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const module = exportSteps.useModule(step, () => {
    setStep(null);
    notify.error(LOAD_FAILURE);
  });
  return (
    <>
      {(!module || !step || step === 'choice') && (
        <Button ref={button} size="sm" title="Exporter" aria-haspopup="dialog" onClick={() => setStep('choice')}>
          <Download aria-hidden />
          <chakra.span mdDown={{ srOnly: true }}>Exporter</chakra.span>
        </Button>
      )}
      {module && <module.ExportSteps source={source} step={step} onStep={setStep} button={button} />}
    </>
  );
}
