import type { ReactNode } from 'react';
import { useMotion } from '../motion/use-motion';
import { baseTransition } from '../tokens';

interface MovingRowProps {
  /** Leaves the list: only a picture of the row, out of reach of keys, presses and screen readers. */
  isGoing: boolean;
  /** The picture has faded. */
  onGone: () => void;
  children: ReactNode;
}

// See data-table.tsx: as cards the elements alone no longer say what they are.
const line = { role: 'row' } as const;

const hidden = { opacity: 0 };
const shown = { opacity: 1 };

/** A table's row that fades in as it comes, and out as it goes. Without the animations it is there, or gone, at once. */
export function MovingRow({ isGoing, onGone, children }: MovingRowProps) {
  const motion = useMotion({ load: 'manual' });
  if (!motion) return isGoing ? null : <tr {...line}>{children}</tr>;
  const { MotionScope, m } = motion;
  if (!isGoing) {
    return (
      <MotionScope>
        <m.tr {...line} initial={hidden} animate={shown} transition={baseTransition}>
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
