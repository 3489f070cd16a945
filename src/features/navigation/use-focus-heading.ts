import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mainHeading } from '~/lib/browser/main-heading';
import { FocusMemory } from './focus-memory';
import { entryKeyOf } from './router-internals';

/**
 * Moves the focus to the main heading after a navigation to another path, so that screen readers say where one is. Back and
 * Forward give it back to the link or button that one had left by.
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
      // The first page of a visit keeps the browser's own start; a link to an anchor has a place of its own.
      if (!fromLocation || toLocation.hash) return;
      // A new entry has a new key: one that is remembered was come back to.
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
