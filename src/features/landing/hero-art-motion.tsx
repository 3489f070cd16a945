import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { MotionRuntime } from '~/design-system/motion/motion-runtime';
import { isMotionMissing, subscribeToMotion, useMotion } from '~/design-system/motion/use-motion';
import { EASE_OUT } from '~/design-system/tokens';

const MotionContext = createContext<MotionRuntime | null>(null);

/** The illustration moves once. Without animations every part stands at its end. */
const PARTS = {
  stub: { from: { x: -26, y: 11, rotate: -11 }, to: { x: 0, y: 0, rotate: 0 }, delay: 0.3, duration: 0.7 },
  path: { from: { opacity: 0 }, to: { opacity: 1 }, delay: 0.8, duration: 0.4 },
  ticket: { from: { opacity: 0, y: -28 }, to: { opacity: 1, y: 0 }, delay: 1, duration: 0.4 },
} as const;

/** Loads the animations after the first paint. */
export function HeroMotionProvider({ children }: { children: ReactNode }) {
  const motion = useMotion();
  if (!motion) return children;
  return (
    <MotionContext value={motion}>
      <motion.MotionScope>{children}</motion.MotionScope>
    </MotionContext>
  );
}

export interface AnimatedPartProps {
  part: keyof typeof PARTS;
  children: ReactNode;
}

export function AnimatedPart({ part, children }: AnimatedPartProps) {
  const motion = use(MotionContext);
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
