import type { ReactNode } from 'react';
import { useMotion } from '../motion/use-motion';
import { baseTransition } from '../tokens';
import { tableRoles } from './table-roles';

interface MovingRowProps {
  /** Draws a leaving row, inert and hidden from screen readers. */
  isGoing: boolean;
  onGone: () => void;
  children: ReactNode;
}

const hidden = { opacity: 0 };
const shown = { opacity: 1 };

/** A table row that fades in and out. */
export function MovingRow({ isGoing, onGone, children }: MovingRowProps) {
  const motion = useMotion({ load: 'manual' });
  if (!motion) return isGoing ? null : <tr {...tableRoles.row}>{children}</tr>;
  const { MotionScope, m } = motion;
  if (!isGoing) {
    return (
      <MotionScope>
        <m.tr {...tableRoles.row} initial={hidden} animate={shown} transition={baseTransition}>
          {children}
        </m.tr>
      </MotionScope>
    );
  }
  return (
    <MotionScope>
      <m.tr
        inert
        aria-hidden="true"
        initial={shown}
        animate={hidden}
        transition={baseTransition}
        onAnimationComplete={onGone}
      >
        {children}
      </m.tr>
    </MotionScope>
  );
}
