import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { loadScreen } from './load-screen';

/** How long an address waits for the code of its screen; from then on the router says by itself that something is coming. */
const PATIENCE_MS = 500;

/**
 * Waits for code, or as long as one may.
 * @returns whether somebody went back or forward meanwhile
 */
const waitFor = async (code: readonly Promise<void>[], history: RouterHistory): Promise<boolean> => {
  let isOvertaken = false;
  // Not for good: a history that nobody listens to tells the router to load by itself, which it has to until the first screen is drawn.
  const stop = history.subscribe(({ action }) => {
    isOvertaken ||= action.type !== 'PUSH' && action.type !== 'REPLACE';
  });
  // What cannot be loaded has a screen of its own.
  await Promise.race([Promise.allSettled(code), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  stop();
  return isOvertaken;
};

/**
 * Lets the address change only with its screen: while the code of that was still on its way, what somebody typed went to the form
 * before and was lost. Another press in the meantime takes the place of the first, and so do Back and Forward.
 */
export const commitWithScreen = (router: AnyRouter): void => {
  const commit = router.commitLocation;
  let pressed: unknown;
  router.commitLocation = async (next) => {
    if (!next.replace) pressed = next;
    const lastPress = pressed;
    const code = loadScreen(router, next.pathname);
    if (code[0] && (await waitFor(code, router.history))) return;
    if (pressed === lastPress) await commit(next);
  };
};
