import { chakra } from '@chakra-ui/react';
import { WIDE } from '../layout/media';

const Root = chakra('ol', {
  base: { display: 'grid', gap: '4', counterReset: 'step' },
  variants: {
    orientation: {
      column: {},
      row: {
        [WIDE]: {
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          gap: '6',
          '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
        },
      },
    },
  },
  defaultVariants: { orientation: 'column' },
});

const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    gap: '3',
    counterIncrement: 'step',
    lineHeight: '1.45',
    _before: {
      content: 'counter(step) / ""',
      display: 'grid',
      placeItems: 'center',
      width: '28px',
      height: '28px',
      paddingTop: '1px',
      border: 'control',
      borderRadius: 'full',
      fontSize: 'sm',
      fontWeight: 'bold',
      lineHeight: '1',
      fontVariantNumeric: 'tabular-nums',
    },
    '& b': { display: 'block' },
  },
});

/** One thing that happens: a sentence, or a sentence under a few words that name it. */
type StepText = string | { title: string; text: string };

export interface StepsProps {
  /** What happens, one after the other. */
  steps: readonly StepText[];
  /** One below the other, or side by side where there is room (56rem). */
  orientation?: 'column' | 'row';
}

/** What happens, in the order in which it happens. */
export function Steps({ steps, orientation }: StepsProps) {
  return (
    <Root orientation={orientation}>
      {steps.map((step) =>
        typeof step === 'string' ? (
          <Step key={step}>
            <span>{step}</span>
          </Step>
        ) : (
          <Step key={step.title}>
            <span>
              <b>{step.title}</b>
              {step.text}
            </span>
          </Step>
        ),
      )}
    </Root>
  );
}
