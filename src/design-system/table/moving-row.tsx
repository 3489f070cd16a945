import type { ReactNode } from 'react';
import { useMotion } from '../motion/use-motion';
import { baseTransition } from '../tokens';
import { tableRoles } from './table-roles';

interface MovingRowProps {
  /** Leaves the list: only a picture of the row, out of reach of keys, presses and screen readers. */
  isGoing: boolean;
  /** The picture has faded. */
  onGone: () => void;
  children: ReactNode;
}

const hidden = { opacity: 0 };
const shown = { opacity: 1 };

/** A table's row that fades in as it comes, and out as it goes. Without the animations it is there, or gone, at once. */
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
