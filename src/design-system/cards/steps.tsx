import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
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
  variants: {
    isDone: {
      true: {
        position: 'relative',
        _before: { content: '""', borderColor: 'earned.emphasized', background: 'earned.subtle' },
        '& > svg': {
          position: 'absolute',
          top: '6px',
          left: '6px',
          width: '16px',
          height: '16px',
          color: 'earned.fg',
        },
      },
    },
  },
});

type StepText = string | { title: string; text: string };

export interface StepsProps {
  steps: readonly StepText[];
  /** A row needs 56rem. */
  orientation?: 'column' | 'row';
  /** How many are done, from the first. */
  done?: number;
}

/** Numbered steps. */
export function Steps({ steps, orientation, done = 0 }: StepsProps) {
  return (
    <Root orientation={orientation}>
      {steps.map((step, index) => {
        const { title, text } = typeof step === 'string' ? { title: undefined, text: step } : step;
        const isDone = index < done;
        return (
          <Step key={title ?? text} isDone={isDone}>
            {isDone && <Check />}
            <span>
              {isDone && <chakra.span srOnly>Fait : </chakra.span>}
              {title && <b>{title}</b>}
              <span>{text}</span>
            </span>
          </Step>
        );
      })}
    </Root>
  );
}
