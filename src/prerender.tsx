import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { User } from './api/contract/entities';
import { DEFAULT_COUNTRY } from './api/contract/limits';
import { App } from './app';
import { createApp } from './create-app';
import { DesignSystemProvider } from './design-system/design-system-provider';
import { prerenderedStyleTag } from './design-system/prerendered-styles';
import { RoutePending } from './features/errors/route-pending';
import { nextTask } from './lib/next-task';
import { isAdminPath, NAME_SLOT, skeletonPaths } from './lib/skeleton-screens';

/** A page as HTML, in the parts that `scripts/prerender.ts` puts into the built document. */
export interface PrerenderedPage {
  /** The content of the element `app`. */
  body: string;
  /** The page's title and its metadata, as tags. */
  head: string;
  /** The critical styles, as a tag. */
  styles: string;
  /** The addresses of what it reads as soon as it is opened, for whatever country. */
  reads: string[];
}

/** Tags that React writes in front of the rest, for want of a `head` in what it renders. */
const LEADING_HEAD_TAGS = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s;

/** No page may depend on the network while it is built: what it asks for stays open, and is noted. */
const createOpenFetch = (asked: string[]) => (input: RequestInfo | URL, init?: RequestInit) => {
  if (init?.method === 'GET' && !new Headers(init.headers).has('X-Country')) asked.push(String(input));
  return new Promise<Response>(() => undefined);
};

/** An emotion cache to render with, and what collects the styles that a text of HTML needs of it. */
const createStyleCollector = () => {
  const cache = createCache({ key: 'css' });
  // Keeps the rules of <Global> in the cache, where they can be collected.
  cache.compat = true;
  return { cache, ...createEmotionServer(cache) };
};

/** Renders what the shell shows until the app is there. Runs at build time, in Node. */
export const prerenderPending = (): Pick<PrerenderedPage, 'body' | 'styles'> => {
  const { cache, extractCritical } = createStyleCollector();
  const body = renderToString(
    <CacheProvider value={cache}>
      <DesignSystemProvider>
        <RoutePending />
      </DesignSystemProvider>
    </CacheProvider>,
  );
  return { body, styles: `<style>${extractCritical(body).css}</style>` };
};

/** Who a skeleton screen is written for: what it shows of them is their name, which is put in its place in the browser. */
const anybodyAt = (path: string): User => ({
  id: 1,
  name: NAME_SLOT,
  email: '',
  validated: true,
  is_admin: isAdminPath(path),
  pays: DEFAULT_COUNTRY,
  created_at: '',
});

/** Renders the page at `path` as a visitor sees it, or a private one as a user does until its reads are there. Runs at build time, in Node. */
export const prerender = async (path: string): Promise<PrerenderedPage> => {
  const reads: string[] = [];
  globalThis.fetch = createOpenFetch(reads);
  const { cache, extractCritical } = createStyleCollector();
  const app = createApp({
    history: createMemoryHistory({ initialEntries: [path] }),
    prerenderedFor: skeletonPaths.some((known) => known === path) ? anybodyAt(path) : null,
  });
  await app.ready;
  // The loaders have started the reads, and wait for none: by now they have left.
  await nextTask();
  const html = renderToString(
    <CacheProvider value={cache}>
      <App app={app} />
    </CacheProvider>,
  );
  app.stop();
  const [head = ''] = LEADING_HEAD_TAGS.exec(html) ?? [];
  return {
    head,
    body: html.slice(head.length),
    styles: prerenderedStyleTag(extractCritical(html)),
    reads,
  };
};
