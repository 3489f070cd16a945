import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { entryKeyOf } from './router-internals';
import { whenDrawn } from './when-drawn';

const maxScroll = (): number => document.documentElement.scrollHeight - window.innerHeight;

/** Restores the scroll position once the page is long enough; the router tries earlier, on the shorter skeleton. */
export const useScrollRestoration = (): void => {
  // The rendered entry: the address is ahead of the screen until then, and the old screen would scroll.
  const entry = useRouterState({ select: ({ resolvedLocation }) => entryKeyOf(resolvedLocation) });
  const place = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for the opened entry, not for later scrolling in it
  useEffect(() => {
    if (place === 0) return;
    return whenDrawn(() => {
      if (maxScroll() < place) return false;
      window.scrollTo(0, place);
      return true;
    });
  }, [entry]);
};
