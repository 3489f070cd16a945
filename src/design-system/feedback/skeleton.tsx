import { chakra, defineRecipe } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { LOADING } from '~/content/shared-texts';

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
  size?: 'line' | 'title' | 'control' | 'action';
  width?: string;
}

/** A still placeholder bar, hidden from screen readers. The block around it has `aria-busy`. */
export function Skeleton({ size, width = '100%' }: SkeletonProps) {
  return <SkeletonRoot aria-hidden size={size} width={width} />;
}

export interface RepeatProps {
  times: number;
  children: ReactNode;
}

export const Repeat = ({ times, children }: RepeatProps): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells these children apart but where they stand.
  Array.from({ length: times }, (_, index) => <Fragment key={index}>{children}</Fragment>);

/** « Chargement… » for screen readers. */
export function LoadingStatus() {
  return (
    <chakra.p role="status" srOnly>
      {LOADING}
    </chakra.p>
  );
}
