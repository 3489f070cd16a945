import type { AnyRouter } from '@tanstack/react-router';

/** Fetches the code of the screen at a path, where some of it is not there yet. */
export const loadRouteChunks = (router: AnyRouter, path: string): Promise<void>[] =>
  router.getMatchedRoutes(path)[0].flatMap((route) => router.loadRouteChunk(route) ?? []);
