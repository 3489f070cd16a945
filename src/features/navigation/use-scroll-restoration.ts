import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { entryKeyOf } from './router-internals';

/** After any of these events the user no longer expects a scroll. */
const USER_EVENTS = ['pointerdown', 'wheel', 'touchmove', 'keydown'];

const TIMEOUT_MS = 10_000;

/** Retries `attempt` after each DOM change until it returns true, the user acts, or time is up. */
const retryOnDomChange = (attempt: () => boolean): (() => void) => {
  if (attempt()) return () => undefined;
  const ended = new AbortController();
  const observer = new MutationObserver(() => {
    if (attempt()) ended.abort();
  });
  const timer = setTimeout(() => ended.abort(), TIMEOUT_MS);
  ended.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const event of USER_EVENTS)
    window.addEventListener(event, () => ended.abort(), { passive: true, capture: true, signal: ended.signal });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => ended.abort();
};

const maxScroll = (): number => document.documentElement.scrollHeight - window.innerHeight;

/** Restores the scroll position once the page is long enough; the router tries earlier, on the shorter skeleton. */
export const useScrollRestoration = (): void => {
  // The rendered entry: the address changes before the screen does.
  const entry = useRouterState({ select: ({ resolvedLocation }) => entryKeyOf(resolvedLocation) });
  const place = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for the opened entry, not for later scrolling in it
  useEffect(() => {
    if (place === 0) return;
    return retryOnDomChange(() => {
      if (maxScroll() < place) return false;
      window.scrollTo(0, place);
      return true;
    });
  }, [entry]);
};
