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

/** framer-motion in one chunk, loaded after the first paint. */
export const motionRuntime = { m, AnimatePresence, MotionScope };

export type MotionRuntime = typeof motionRuntime;
