import type { ReactNode } from 'react';
import { useMotion } from '../motion/use-motion';

export interface PhoneMenuPanelProps {
  isOpen: boolean;
  children: ReactNode;
}

/** As in the rest of the product: 180 ms, opacity and 4 px (tokens `durations.base` and `easings.out`). */
const transition = { duration: 0.18, ease: [0.2, 0.8, 0.3, 1] as const };
const hidden = { opacity: 0, y: -4 };
const shown = { opacity: 1, y: 0 };

/** Lets the panel come and go: at once without the animations, softly with them. */
export function PhoneMenuPanel({ isOpen, children }: PhoneMenuPanelProps) {
  const motion = useMotion({ load: 'manual' });
  if (!motion) return isOpen ? children : null;
  const { AnimatePresence, MotionScope, m } = motion;
  return (
    <MotionScope>
      <AnimatePresence>
        {isOpen && (
          <m.div key="panel" initial={hidden} animate={shown} exit={hidden} transition={transition}>
            {children}
          </m.div>
        )}
      </AnimatePresence>
    </MotionScope>
  );
}
