import { chakra, defineRecipe } from '@chakra-ui/react';

const SkeletonRoot = chakra(
  'span',
  defineRecipe({
    base: {
      display: 'block',
      maxWidth: '100%',
      borderRadius: '3px',
      background: 'bg.muted',
      _highContrast: { border: '1px solid GrayText' },
    },
    variants: {
      size: { line: { height: '14px' }, title: { height: '20px' }, control: { height: '36px' } },
    },
    defaultVariants: { size: 'line' },
  }),
);

export interface SkeletonProps {
  /** What it stands for: a line of text, a title, or a control. */
  size?: 'line' | 'title' | 'control';
  /**
   * How wide, as what will come: any CSS length.
   * @default '100%'
   */
  width?: string;
}

/**
 * A quiet bar in the place of text to come: it keeps the place, says nothing to screen readers and does not move. The
 * block around it carries `aria-busy`.
 */
export function Skeleton({ size, width = '100%' }: SkeletonProps) {
  return <SkeletonRoot aria-hidden size={size} width={width} />;
}
