import { chakra, defineRecipe } from '@chakra-ui/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { isMotionMissing, subscribeToMotion, useMotion } from '~/design-system/motion/use-motion';
import { EASE_OUT } from '~/design-system/tokens';

/** The illustration moves once. Without animations every part stands at its end. */
const PARTS = {
  stub: { from: { x: -26, y: 11, rotate: -11 }, to: { x: 0, y: 0, rotate: 0 }, delay: 0.3, duration: 0.7 },
  path: { from: { opacity: 0 }, to: { opacity: 1 }, delay: 0.8, duration: 0.4 },
  ticket: { from: { opacity: 0, y: -28 }, to: { opacity: 1, y: 0 }, delay: 1, duration: 0.4 },
} as const;

const MOVING = '@media (prefers-reduced-motion: no-preference) and (scripting: enabled)';

/** Colours by meaning, and where moving parts start. */
const animatedPictureRecipe = defineRecipe({
  base: {
    fontFamily: 'body',
    '& path': { fill: 'none' },
    '& .panel': { fill: 'bg.panel' },
    '& .raised': { fill: 'bg.inkRaised', stroke: 'border.ink' },
    '& .accent': { fill: 'accent.solid' },
    '& .accent-hover': { fill: 'accent.hover' },
    '& .text': { fill: 'fg' },
    '& .text-country': { fill: 'fg.onInkMuted' },
    '& .text-quiet': { fill: 'border' },
    '& .text-ink': { fill: 'border.ink' },
    // In the picture's own units.
    '& .amount': { fill: 'accent.contrast', fontSize: '32px', fontWeight: 'bold', letterSpacing: '-1px' },
    '& .amount.large': { fontSize: '40px', letterSpacing: '-1.5px' },
    '& .pending-badge': { fill: 'pending.subtle', stroke: 'pending.emphasized' },
    '& .pending-text': { fill: 'pending.emphasized' },
    '& .earned-badge': { fill: 'earned.subtle', stroke: 'earned.emphasized' },
    '& .earned-text': { fill: 'earned.emphasized' },
    '& .accent-line': { stroke: 'accent.solid' },
    '& .ink-line': { stroke: 'bg.ink' },
    '& .stub-line': { stroke: 'border.stub' },
    '& .raised-line': { stroke: 'border.ink' },
    '& .pending-line': { stroke: 'pending.fg' },
    '& .earned-line': { stroke: 'earned.fg' },
    // Slips without their fill would be unreadable.
    forcedColorAdjust: 'none',
    [MOVING]: {
      '& [data-waiting="stub"]': { transform: 'translate(-26px, 11px) rotate(-11deg)' },
      '& [data-waiting="ticket"], & [data-waiting="path"]': { opacity: '0' },
    },
  },
});

const Picture = chakra('svg', animatedPictureRecipe);

export interface AnimatedPictureProps {
  label: string;
  viewBox: string;
  children: ReactNode;
}

/** Loads the animations after the first paint. */
export function AnimatedPicture({ label, viewBox, children }: AnimatedPictureProps) {
  const motion = useMotion();
  const picture = (
    <Picture viewBox={viewBox} role="img" aria-label={label}>
      {children}
    </Picture>
  );
  return motion ? <motion.MotionScope>{picture}</motion.MotionScope> : picture;
}

export interface AnimatedPartProps {
  part: keyof typeof PARTS;
  children: ReactNode;
}

export function AnimatedPart({ part, children }: AnimatedPartProps) {
  const motion = useMotion({ load: 'manual' });
  const isMissing = useSyncExternalStore(subscribeToMotion, isMotionMissing, () => false);
  if (!motion) return <g data-waiting={isMissing ? undefined : part}>{children}</g>;
  const { m } = motion;
  const { from, to, delay, duration } = PARTS[part];
  return (
    // Rotates around its own corner.
    <m.g
      style={{ transformBox: 'fill-box', originX: 0, originY: 0 }}
      initial={from}
      animate={to}
      transition={{ delay, duration, ease: EASE_OUT }}
    >
      {children}
    </m.g>
  );
}
