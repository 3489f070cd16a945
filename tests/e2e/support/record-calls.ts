import type { Page } from '@playwright/test';

/** The calls of the page, as `path?query`, in the order in which they left. */
export const recordCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
};
