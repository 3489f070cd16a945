import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mainHeading } from '~/lib/browser/main-heading';
import { FocusMemory } from './focus-memory';
import { entryKeyOf } from './router-internals';

/**
 * Focuses the main heading after navigation, for screen readers. Back and Forward restore the control that was left.
 */
export const useFocusHeading = (): void => {
  const router = useRouter();
  useEffect(() => {
    const memory = new FocusMemory();
    const stopRemembering = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      const entry = entryKeyOf(fromLocation);
      if (entry) memory.remember(entry);
    });
    const stopMoving = router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
      // The first page keeps the browser's own start; an anchor has its own target.
      if (!fromLocation || toLocation.hash) return;
      // A new entry has a new key: a remembered one was returned to.
      const entry = entryKeyOf(toLocation);
      const left = entry && entry !== entryKeyOf(fromLocation) ? memory.find(entry) : undefined;
      if (left) left.focus({ preventScroll: true });
      else if (pathChanged) mainHeading()?.focus({ preventScroll: true });
    });
    return () => {
      stopRemembering();
      stopMoving();
    };
  }, [router]);
};
