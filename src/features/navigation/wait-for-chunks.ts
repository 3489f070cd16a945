import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { loadRouteChunks } from './load-route-chunks';
import { wrapCommitLocation } from './router-internals';

/** How long an address waits for the code of its screen; from then on the router says by itself that something is coming. */
const TIMEOUT_MS = 500;

/**
 * Waits for code, or until the timeout.
 * @returns whether somebody went back or forward meanwhile
 */
const waitFor = async (code: readonly Promise<void>[], history: RouterHistory): Promise<boolean> => {
  let isOvertaken = false;
  // Not for good: a history that nobody listens to tells the router to load by itself, which it has to until the first screen is drawn.
  const stop = history.subscribe(({ action }) => {
    isOvertaken ||= action.type !== 'PUSH' && action.type !== 'REPLACE';
  });
  // What cannot be loaded has a screen of its own.
  await Promise.race([Promise.allSettled(code), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  stop();
  return isOvertaken;
};

/**
 * Changes the address only once the code of its screen is there: until then, what somebody types would go to the form before, and be lost. Another click
 * in the meantime takes the place of the first, and so do Back and Forward.
 */
export const waitForChunks = (router: AnyRouter): void => {
  let clicked: unknown;
  wrapCommitLocation(router, async (commit, next) => {
    if (!next.replace) clicked = next;
    const lastClick = clicked;
    const code = loadRouteChunks(router, next.pathname);
    if (code[0] && (await waitFor(code, router.history))) return;
    if (clicked === lastClick) await commit(next);
  });
};
