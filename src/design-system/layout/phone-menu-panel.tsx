import { type ReactNode, useState } from 'react';
import { useMotion } from '../motion/use-motion';
import { baseTransition } from '../tokens';

export interface PhoneMenuPanelProps {
  isOpen: boolean;
  children: ReactNode;
}

const hidden = { opacity: 0, y: -4 };
const shown = { opacity: 1, y: 0 };

/** Lets the panel come and go: at once without the animations, softly with them. */
export function PhoneMenuPanel({ isOpen, children }: PhoneMenuPanelProps) {
  const available = useMotion({ load: 'manual' });
  const [motion, setMotion] = useState(available);
  // Never under an open panel: it would be built anew, and the focus inside it lost.
  if (!isOpen && motion !== available) setMotion(available);
  if (!motion) return isOpen ? children : null;
  const { AnimatePresence, MotionScope, m } = motion;
  return (
    <MotionScope>
      <AnimatePresence>
        {isOpen && (
          <m.div key="panel" initial={hidden} animate={shown} exit={hidden} transition={baseTransition}>
            {children}
          </m.div>
        )}
      </AnimatePresence>
    </MotionScope>
  );
}
