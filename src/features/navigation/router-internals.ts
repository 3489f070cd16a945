import type { AnyRouter, ParsedLocation, RouterHistory } from '@tanstack/react-router';

/*
 * Every undocumented part of the router that the app uses, checked with @tanstack/react-router 1.170.46:
 * `tests/unit/features/navigation/router-internals.test.ts` fails with another version.
 */

/** Hydrates the tree without a Suspense boundary. The official `hydrate` needs TanStack Start (decision 7). */
export const adoptPrerenderedTree = (router: AnyRouter): void => {
  router.ssr = { manifest: undefined };
};

/**
 * Keeps the scroll position for the first screen. The router reads the option at each render, and then forgets what
 * was scrolled before: it is told once more, or it would store no position for this entry.
 */
export const keepScrollPosition = (router: AnyRouter): void => {
  const { scrollRestoration } = router.options;
  router.options.scrollRestoration = () => false;
  const stop = router.subscribe('onRendered', () => {
    stop();
    router.options.scrollRestoration = scrollRestoration;
    document.dispatchEvent(new Event('scroll'));
  });
};

type Commit = AnyRouter['commitLocation'];

/** Runs `around` before each change of the address. A blocker would also ask at a reload. */
export const wrapCommitLocation = (
  router: AnyRouter,
  around: (commit: Commit, next: Parameters<Commit>[0], history: RouterHistory) => Promise<void>,
): void => {
  const commit = router.commitLocation;
  router.commitLocation = (next) => around(commit, next, router.history);
};

/** The unique key of a history entry. */
export const entryKeyOf = (location: ParsedLocation | undefined): string | undefined => location?.state.__TSR_key;
