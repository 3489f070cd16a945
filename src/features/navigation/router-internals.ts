import type { AnyRouter, ParsedLocation, RouterHistory } from '@tanstack/react-router';

/*
 * What the app uses of TanStack Router that its documentation does not promise, all of it. Checked with @tanstack/react-router 1.170.46:
 * `tests/unit/features/navigation/router-internals.test.ts` fails with another version until each has been looked at again.
 */

/**
 * Makes the router draw exactly the tree that it prerendered, without a Suspense boundary around it that the server does not have.
 * The official way, `hydrate` of `@tanstack/react-router/ssr/client`, sets the same field, from a state that TanStack Start leaves in the page (measured
 * in decision 7). Without it React throws the prerendered tree away: `tests/e2e/speed/hydration.spec.ts`.
 */
export const adoptPrerenderedTree = (router: AnyRouter): void => {
  router.ssr = { manifest: undefined };
};

/**
 * Leaves the scroll position alone for the first screen. The option may officially be a function, but not change: the router reads it
 * at each render. `tests/e2e/speed/hydration.spec.ts` and `skeleton-screens.spec.ts` scroll before the script.
 */
export const skipScrollRestoration = (router: AnyRouter): void => {
  const { scrollRestoration } = router.options;
  router.options.scrollRestoration = () => false;
  const stop = router.subscribe('onRendered', () => {
    stop();
    router.options.scrollRestoration = scrollRestoration;
  });
};

type Commit = AnyRouter['commitLocation'];

/** Puts `around` before each change of the address. A blocker, the official way, also asks at a reload, and cannot tell whose change it is. */
export const wrapCommitLocation = (
  router: AnyRouter,
  around: (commit: Commit, next: Parameters<Commit>[0], history: RouterHistory) => Promise<void>,
): void => {
  const commit = router.commitLocation;
  router.commitLocation = (next) => around(commit, next, router.history);
};

/** What tells an entry of the history from all others; `useElementScrollRestoration` keeps positions by it. */
export const entryKeyOf = (location: ParsedLocation | undefined): string | undefined => location?.state.__TSR_key;
