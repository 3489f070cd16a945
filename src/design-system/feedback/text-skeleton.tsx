import { chakra } from '@chakra-ui/react';
import { LOADING } from '~/content/loading-texts';

const Bar = chakra('span', {
  base: {
    display: 'inline-block',
    verticalAlign: 'middle',
    width: '2.5ch',
    maxWidth: '100%',
    height: '0.75em',
    borderRadius: '3px',
    background: 'bg.muted',
    // Fills vanish in forced colours, where the bar has to be told from an empty place.
    _highContrast: { border: '1px solid GrayText' },
  },
});

export interface TextSkeletonProps {
  /** How long the awaited text is likely to be. */
  width?: string;
  /** Something else already says that one waits. */
  isSilent?: boolean;
}

/** Stands for a figure or a few words that are still on their way. */
export function TextSkeleton({ width, isSilent = false }: TextSkeletonProps) {
  return (
    <>
      <Bar aria-hidden="true" style={{ width }} />
      {!isSilent && <chakra.span srOnly>{LOADING}</chakra.span>}
    </>
  );
}
