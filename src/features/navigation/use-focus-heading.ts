import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Moves the focus to the main heading after a navigation to another path, so that screen readers say where one is. */
export const useFocusHeading = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        // The first page of a visit keeps the browser's own start; a link to an anchor has a place of its own.
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        const heading = document.querySelector('h1');
        if (!heading) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
};
