import { AnimatePresence, domAnimation, LazyMotion, m } from 'framer-motion';
import type { ReactNode } from 'react';

/** `strict` forbids the full `motion` components. */
function MotionScope({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domAnimation} strict>
      {children}
    </LazyMotion>
  );
}

export interface MotionRuntime {
  m: typeof m;
  AnimatePresence: typeof AnimatePresence;
  MotionScope: typeof MotionScope;
}

/** framer-motion in one chunk, loaded after the first paint. */
export const motionRuntime: MotionRuntime = { m, AnimatePresence, MotionScope };
