import { type ReactNode, useState } from 'react';
import { useMotion } from '../motion/use-motion';
import { baseTransition } from '../tokens';

export interface PhoneMenuPanelProps {
  isOpen: boolean;
  children: ReactNode;
}

const hidden = { opacity: 0, y: -4 };
const shown = { opacity: 1, y: 0 };

/** Animates the panel once the animations are loaded. */
export function PhoneMenuPanel({ isOpen, children }: PhoneMenuPanelProps) {
  const available = useMotion({ load: 'manual' });
  const [motion, setMotion] = useState(available);
  // Never under an open panel: a remount would lose the focus inside it.
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
