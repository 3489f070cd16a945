import { type RefObject, useLayoutEffect, useState } from 'react';
import { useMotion } from '../motion/use-motion';
import { baseTransition } from '../tokens';

interface FilterTabsBarProps {
  root: RefObject<HTMLDivElement | null>;
  current: string;
  /** Watched only: labels and counts move the tabs. */
  tabs: readonly unknown[];
}

/** A bar that slides to the current tab. Without motion the tab draws its own. */
export function FilterTabsBar({ root, current, tabs }: FilterTabsBarProps) {
  const motion = useMotion();
  const [place, setPlace] = useState({ x: 0, width: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` and `tabs` change the document it reads
  useLayoutEffect(() => {
    const list = root.current;
    if (!list || !motion) return undefined;
    const measure = () => {
      const tab = list.querySelector<HTMLElement>('[aria-selected=true]');
      if (!tab) return;
      const { offsetLeft: x, offsetWidth: width } = tab;
      setPlace((known) => (known.x === x && known.width === width ? known : { x, width }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const tab of list.querySelectorAll('[role=tab]')) observer.observe(tab);
    return () => observer.disconnect();
  }, [root, motion, current, tabs]);

  if (!motion || place.width === 0) return null;
  return (
    <motion.MotionScope>
      <motion.m.span
        data-bar=""
        role="presentation"
        initial={false}
        animate={{ ...place }}
        transition={baseTransition}
      />
    </motion.MotionScope>
  );
}
