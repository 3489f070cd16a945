import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { MotionRuntime } from '~/design-system/motion/motion-runtime';
import { isMotionMissing, subscribeToMotion } from '~/design-system/motion/motion-store';
import { useMotion } from '~/design-system/motion/use-motion';
import { EASE_OUT } from '~/design-system/tokens';

const MotionContext = createContext<MotionRuntime | null>(null);

/**
 * The illustration moves once: the stub comes off its slip, its way shows, and the ticket lands on the pile. Each part waits where the
 * recipe's `data-waiting` puts it; without the animations (reduced motion, no scripts, code that does not come) all stand at their end.
 */
const PARTS = {
  stub: { from: { x: -26, y: 11, rotate: -11 }, to: { x: 0, y: 0, rotate: 0 }, delay: 0.3, duration: 0.7 },
  path: { from: { opacity: 0 }, to: { opacity: 1 }, delay: 0.8, duration: 0.4 },
  ticket: { from: { opacity: 0, y: -28 }, to: { opacity: 1, y: 0 }, delay: 1, duration: 0.4 },
} as const;

/** Fetches the animations after the first paint and gives them to the parts inside. */
export function MovingScope({ children }: { children: ReactNode }) {
  const motion = useMotion();
  if (!motion) return children;
  return (
    <MotionContext value={motion}>
      <motion.MotionScope>{children}</motion.MotionScope>
    </MotionContext>
  );
}

export interface MovingProps {
  part: keyof typeof PARTS;
  children: ReactNode;
}

/** A part of the illustration that moves. */
export function Moving({ part, children }: MovingProps) {
  const motion = use(MotionContext);
  const isMissing = useSyncExternalStore(subscribeToMotion, isMotionMissing, () => false);
  if (!motion) return <g data-waiting={isMissing ? undefined : part}>{children}</g>;
  const { m } = motion;
  const { from, to, delay, duration } = PARTS[part];
  return (
    // Around its own corner, as the waiting place in the recipe does.
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
