import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { entryKeyOf } from './router-internals';
import { whenDrawn } from './when-drawn';

const maxScroll = (): number => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Brings a page that one comes back to, or loads anew, to where it was left, once it is long enough: the router tries that when the screen is drawn, of which only a shorter
 * skeleton may be there by then.
 */
export const useScrollRestoration = (): void => {
  // The one whose screen is drawn: until then the address is ahead of the screen, and the one that is left would be scrolled.
  const entry = useRouterState({ select: ({ resolvedLocation }) => entryKeyOf(resolvedLocation) });
  const place = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the entry that is opened, not of what is scrolled in it later
  useEffect(() => {
    if (place === 0) return;
    return whenDrawn(() => {
      if (maxScroll() < place) return false;
      window.scrollTo(0, place);
      return true;
    });
  }, [entry]);
};
