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
      size: {
        line: { height: '14px' },
        title: { height: '20px' },
        control: { height: '36px' },
        action: { height: 'control.lg' },
      },
    },
    defaultVariants: { size: 'line' },
  }),
);

export interface SkeletonProps {
  /** What it stands for: a line of text, a title, a control, or the one large button of a page. */
  size?: 'line' | 'title' | 'control' | 'action';
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
