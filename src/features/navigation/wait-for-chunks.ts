import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { wrapCommitLocation } from './router-internals';

/** Loads the missing code of the screen at `path`. */
export const loadRouteChunks = (router: AnyRouter, path: string): Promise<void>[] =>
  router.getMatchedRoutes(path)[0].flatMap((route) => router.loadRouteChunk(route) ?? []);

/** Longest wait for a screen's code; then the router shows its pending state. */
const TIMEOUT_MS = 500;

/** Waits for the code or the timeout. @returns whether the user went back or forward meanwhile */
const waitFor = async (code: readonly Promise<void>[], history: RouterHistory): Promise<boolean> => {
  let isOvertaken = false;
  // Unsubscribed afterwards: the router loads the first screen only while its history has no subscriber.
  const stop = history.subscribe(({ action }) => {
    isOvertaken ||= action.type !== 'PUSH' && action.type !== 'REPLACE';
  });
  // A failed load shows the error screen.
  await Promise.race([Promise.allSettled(code), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  stop();
  return isOvertaken;
};

/**
 * Changes the address once the screen's code is loaded; otherwise text typed meanwhile would be lost with the old form.
 * A later navigation replaces a waiting one.
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
