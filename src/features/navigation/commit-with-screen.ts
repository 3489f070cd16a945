import type { AnyRouter } from '@tanstack/react-router';

/** How long an address waits for the code of its screen; from then on the router says by itself that something is coming. */
const PATIENCE_MS = 500;

/**
 * Lets the address change only with its screen: while the code of that was still on its way, what somebody typed went to the form
 * before and was lost. Another press in the meantime takes the place of the first.
 */
export const commitWithScreen = (router: AnyRouter): void => {
  const commit = router.commitLocation;
  let pressed: unknown;
  router.commitLocation = async (next) => {
    if (!next.replace) pressed = next;
    const lastPress = pressed;
    const code = router.getMatchedRoutes(next.pathname)[0].flatMap((route) => router.loadRouteChunk(route) ?? []);
    // What cannot be loaded has a screen of its own.
    if (code[0])
      await Promise.race([Promise.allSettled(code), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    if (pressed === lastPress) await commit(next);
  };
};
