import createEmotionServer from '@emotion/server/create-instance';
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { User } from '~/api/contract/entities';
import { DEFAULT_COUNTRY } from '~/api/contract/scalars';
import { App } from '~/app/app';
import { createApp } from '~/app/create-app';
import { createStyleCache, DesignSystemProvider, prerenderedStyleTag } from '~/design-system/design-system-provider';
import { fonts } from '~/design-system/tokens';
import { RoutePending } from '~/features/errors/route-fallbacks';
import { yieldToMain } from '~/lib/browser/deferred';
import { NAME_SLOT, type SkeletonArea } from '../protocol';

/* Runs at build time, in Node: Vite builds it for the server, `write-documents.ts` calls it. */

const FAILED_BOUNDARY = '<!--$!-->';

interface RenderedPage {
  path: string;
  prerender: 'visitor' | SkeletonArea;
  /** The content of `#app`, after the title and metadata, which React writes first without a `head`. */
  html: string;
  styles: string;
  /** The addresses of its first reads that do not depend on the country. */
  reads: string[];
}

/** A `fetch` that records the address and never settles: a build does not use the network. */
const createPendingFetch = (asked: string[]) => (input: RequestInfo | URL, init?: RequestInit) => {
  if (init?.method === 'GET' && !new Headers(init.headers).has('X-Country')) asked.push(String(input));
  return new Promise<Response>(() => undefined);
};

/** The shell does without our font, which would compete with the scripts. */
export const fallbackFonts = fonts.body.value.split(', ').slice(1).join(',');

const createStyleCollector = () => {
  const cache = createStyleCache();
  // Keeps the rules of <Global> in the cache, from which they are collected.
  cache.compat = true;
  return { cache, ...createEmotionServer(cache) };
};

/** What the shell shows until the app draws: « Chargement… ». */
export const renderPending = (): Pick<RenderedPage, 'html' | 'styles'> => {
  const { cache, extractCritical } = createStyleCollector();
  const html = renderToString(
    <DesignSystemProvider styleCache={cache}>
      <RoutePending />
    </DesignSystemProvider>,
  );
  return { html, styles: `<style>${extractCritical(html).css}</style>` };
};

/** The browser puts the real name in its place. */
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
  // By now the loaders have sent their reads.
  await yieldToMain();
  const html = renderToString(<App app={app} styleCache={cache} />);
  app.stop();
  if (html.includes(FAILED_BOUNDARY)) throw new Error(`${path} cannot be rendered without a browser`);
  return { path, prerender, html, styles: prerenderedStyleTag(extractCritical(html)), reads };
};

/** Renders every route with `staticData.prerender`, private ones as skeletons. */
export const renderPages = async (): Promise<RenderedPage[]> => {
  const app = createApp({ history: createMemoryHistory(), prerenderedFor: null });
  const pages: RenderedPage[] = [];
  const routes: AnyRoute[] = Object.values(app.router.routesById);
  for (const { to, options } of routes) {
    const prerender = options.staticData?.prerender;
    // One at a time: they share `fetch`.
    if (prerender) pages.push(await renderPage({ path: to, prerender }));
  }
  app.stop();
  return pages;
};
