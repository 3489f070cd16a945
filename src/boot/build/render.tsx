import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { User } from '~/api/contract/entities';
import { DEFAULT_COUNTRY } from '~/api/contract/limits';
import { App } from '~/app/app';
import { createApp } from '~/app/create-app';
import { DesignSystemProvider } from '~/design-system/design-system-provider';
import { prerenderedStyleTag } from '~/design-system/prerendered-styles';
import { RoutePending } from '~/features/errors/route-pending';
import { yieldToMain } from '~/lib/browser/on-idle';
import type { SkeletonArea } from '../protocol';
import { NAME_SLOT } from '../protocol';

/* Runs at build time, in Node: Vite builds it for the server, `write-documents.ts` calls it. */

/** What React writes where a component threw, for the browser to render again. */
const FAILED_BOUNDARY = '<!--$!-->';

/** A page as HTML, with what belongs to it. */
export interface RenderedPage {
  path: string;
  /** For whom, as its route says. */
  prerender: 'visitor' | SkeletonArea;
  /** The content of the element `app`; in front of it the page's title and metadata, for want of a `head` in what React renders. */
  html: string;
  /** The critical styles, as a tag. */
  styles: string;
  /** The addresses of what it reads as soon as it is opened, for whatever country. */
  reads: string[];
}

/** No page may depend on the network while it is built: what it asks for stays open, and is noted. */
const createPendingFetch = (asked: string[]) => (input: RequestInfo | URL, init?: RequestInit) => {
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

/** What the shell shows until the app is there. */
export const renderPending = (): Pick<RenderedPage, 'html' | 'styles'> => {
  const { cache, extractCritical } = createStyleCollector();
  const html = renderToString(
    <CacheProvider value={cache}>
      <DesignSystemProvider>
        <RoutePending />
      </DesignSystemProvider>
    </CacheProvider>,
  );
  return { html, styles: `<style>${extractCritical(html).css}</style>` };
};

/** Who a skeleton is written for: what it shows of them is their name, which is put in its place in the browser. */
const anyUser = (isAdmin: boolean): User => ({
  id: 1,
  name: NAME_SLOT,
  email: '',
  validated: true,
  is_admin: isAdmin,
  pays: DEFAULT_COUNTRY,
  created_at: '',
});

const renderPage = async ({ path, prerender }: Pick<RenderedPage, 'path' | 'prerender'>): Promise<RenderedPage> => {
  const reads: string[] = [];
  globalThis.fetch = createPendingFetch(reads);
  const { cache, extractCritical } = createStyleCollector();
  const app = createApp({
    history: createMemoryHistory({ initialEntries: [path] }),
    prerenderedFor: prerender === 'visitor' ? null : anyUser(prerender === 'admin'),
  });
  await app.ready;
  // The loaders have started the reads, and wait for none: by now they have left.
  await yieldToMain();
  const html = renderToString(
    <CacheProvider value={cache}>
      <App app={app} />
    </CacheProvider>,
  );
  app.stop();
  if (html.includes(FAILED_BOUNDARY)) throw new Error(`${path} cannot be rendered without a browser`);
  return { path, prerender, html, styles: prerenderedStyleTag(extractCritical(html)), reads };
};

/** The pages whose routes say that they are prerendered (`staticData`): as a visitor sees them, or a private one as a user does until its reads are there. */
export const renderPages = async (): Promise<RenderedPage[]> => {
  const app = createApp({ history: createMemoryHistory(), prerenderedFor: null });
  const pages: RenderedPage[] = [];
  const routes: AnyRoute[] = Object.values(app.router.routesById);
  for (const { to, options } of routes) {
    const prerender = options.staticData?.prerender;
    // One after the other: they share `fetch`.
    if (prerender) pages.push(await renderPage({ path: to, prerender }));
  }
  app.stop();
  return pages;
};
