import type { Page } from '@playwright/test';

/** Keeps the bodies of every request to `path` that the page sends from now on. */
export const bodiesSentTo = (page: Page, path: string): unknown[] => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON());
  });
  return bodies;
};
