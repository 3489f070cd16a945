import type { RefObject } from 'react';
import type { Id } from '~/api/contract/scalars';
import { useProgressFocus } from '~/design-system/feedback/use-progress-focus';
import type { ExportFormat, ExportSource } from '~/lib/list/export-source';
import { FormatModal } from './format-modal';
import { RunningExport } from './running-export';

export type ExportStep = 'choice' | ExportFormat;

export interface ExportStepsProps<TRow> {
  source: ExportSource<TRow>;
  step: ExportStep | null;
  onStep: (step: ExportStep | null) => void;
  /** « Exporter », which the progress replaces. */
  button: RefObject<HTMLButtonElement | null>;
}

export function ExportSteps<TRow extends { id: Id }>({ source, step, onStep, button }: ExportStepsProps<TRow>) {
  const format = step === 'choice' ? null : step;
  useProgressFocus(format !== null, button);
  const end = () => onStep(null);
  return (
    <>
      {format && <RunningExport source={source} format={format} onEnd={end} cancelRef={button} />}
      <FormatModal isOpen={step === 'choice'} onChoose={onStep} onClose={end} returnTo={button} />
    </>
  );
}
