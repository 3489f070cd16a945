import { AnimatePresence, domAnimation, LazyMotion, m } from 'framer-motion';
import type { ReactNode } from 'react';

/** Gives framer-motion's animations to the `m` elements inside; `strict` forbids the full-weight `motion` ones. */
function MotionScope({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domAnimation} strict>
      {children}
    </LazyMotion>
  );
}

/** All that moves, in one chunk that no page needs for its first paint. */
export const motionRuntime = { m, AnimatePresence, MotionScope };

export type MotionRuntime = typeof motionRuntime;
