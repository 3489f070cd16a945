import type { AnyRouter } from '@tanstack/react-router';

/** Starts to fetch the missing code of the screen at `path`. */
export const loadRouteChunks = (router: AnyRouter, path: string): Promise<void>[] =>
  router.getMatchedRoutes(path)[0].flatMap((route) => router.loadRouteChunk(route) ?? []);
