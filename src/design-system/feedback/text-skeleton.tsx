import { chakra } from '@chakra-ui/react';
import { LOADING } from '~/content/shared-texts';

const Bar = chakra('span', {
  base: {
    display: 'inline-block',
    verticalAlign: 'middle',
    width: '2.5ch',
    maxWidth: '100%',
    height: '0.75em',
    borderRadius: '3px',
    background: 'bg.muted',
    // Forced colours hide fills.
    _highContrast: { border: '1px solid GrayText' },
  },
});

export interface TextSkeletonProps {
  /** Expected width of the text. */
  width?: string;
  /** Another element already announces the loading. */
  isSilent?: boolean;
}

/** A placeholder for a figure or a few words. */
export function TextSkeleton({ width, isSilent = false }: TextSkeletonProps) {
  return (
    <>
      <Bar aria-hidden="true" style={{ width }} />
      {!isSilent && <chakra.span srOnly>{LOADING}</chakra.span>}
    </>
  );
}
