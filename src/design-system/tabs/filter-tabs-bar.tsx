import { type RefObject, useLayoutEffect, useState } from 'react';
import { useMotion } from '../motion/use-motion';
import { baseTransition } from '../tokens';

interface FilterTabsBarProps {
  root: RefObject<HTMLDivElement | null>;
  current: string;
  /** Only watched: labels and counts that change move the tabs. */
  tabs: readonly unknown[];
}

/**
 * The bar under the current tab, which slides to the next one: it shows where the choice went. Until the animations are there, and
 * for those who want none, it draws nothing and the current tab carries the bar itself.
 */
export function FilterTabsBar({ root, current, tabs }: FilterTabsBarProps) {
  const motion = useMotion();
  const [place, setPlace] = useState({ x: 0, width: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab is read from the document, which changes with `current` and `tabs`.
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
