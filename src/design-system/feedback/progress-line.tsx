import { chakra } from '@chakra-ui/react';
import { type Ref, useId } from 'react';
import { Button } from '../actions/button';

const Root = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', minWidth: '0', fontSize: 'sm' },
});

const Text = chakra('span', { base: { fontVariantNumeric: 'tabular-nums' } });

const Track = chakra('div', {
  base: {
    flex: '1 1 120px',
    minWidth: '120px',
    height: '8px',
    border: 'hairline',
    borderRadius: 'sm',
    background: 'bg.muted',
    overflow: 'hidden',
    '& > span': {
      display: 'block',
      height: '100%',
      width: '100%',
      background: 'info.solid',
      transformOrigin: 'left',
      forcedColorAdjust: 'none',
    },
    '&[data-failed] > span': { background: 'refused.solid' },
  },
});

export interface ProgressLineProps {
  label: string;
  /** From 0 to 1. */
  share: number;
  isFailed?: boolean;
  /** Resumes where it stopped; for what can fail. */
  onRetry?: () => void;
  onCancel: () => void;
  /** The cancel button, which gets the focus when this line replaces the start button. */
  cancelRef?: Ref<HTMLButtonElement>;
  cancelLabel?: string;
}

/** A long-running task, in the place of the button that started it. */
export function ProgressLine({
  label,
  share,
  isFailed = false,
  onRetry,
  onCancel,
  cancelRef,
  cancelLabel = 'Annuler',
}: ProgressLineProps) {
  const id = useId();
  const percent = Math.floor(share * 100);
  return (
    <Root>
      <Text id={id} role={isFailed ? 'alert' : undefined}>
        {label}
      </Text>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        data-failed={isFailed ? '' : undefined}
      >
        <span style={{ transform: `scaleX(${share})` }} />
      </Track>
      {isFailed && (
        <Button size="sm" onClick={onRetry}>
          Réessayer
        </Button>
      )}
      <Button ref={cancelRef} size="sm" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </Root>
  );
}
