import { chakra, defineRecipe } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { LOADING } from '~/content/shared-texts';

const bar = {
  maxWidth: '100%',
  borderRadius: '3px',
  background: 'bg.muted',
  // Forced colours hide fills.
  _highContrast: { border: '1px solid GrayText' },
} as const;

const SkeletonRoot = chakra(
  'span',
  defineRecipe({
    base: { ...bar, display: 'block' },
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

const TextBar = chakra('span', {
  base: { ...bar, display: 'inline-block', verticalAlign: 'middle', width: '2.5ch', height: '0.75em' },
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
      <TextBar aria-hidden="true" style={{ width }} />
      {!isSilent && <chakra.span srOnly>{LOADING}</chakra.span>}
    </>
  );
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
