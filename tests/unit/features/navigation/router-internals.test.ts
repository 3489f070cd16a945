// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import {
  adoptPrerenderedTree,
  entryKeyOf,
  keepScrollPosition,
  wrapCommitLocation,
} from '~/features/navigation/router-internals';
import { dependencies } from '../../../../package.json';

const createTestRouter = () => {
  const root = createRootRoute();
  const routes = ['/', '/faq'].map((path) => createRoute({ getParentRoute: () => root, path }));
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    scrollRestoration: true,
    isServer: false,
  });
};

test('were checked with the version that is installed', () => {
  const source = readFileSync('src/features/navigation/router-internals.ts', 'utf8');
  expect(source).toContain(`@tanstack/react-router ${dependencies['@tanstack/react-router']}:`);
});

test('each change of the address goes through what was put around it, which may leave it out', async () => {
  const router = createTestRouter();
  const asked: string[] = [];
  wrapCommitLocation(router, async (commit, next) => {
    asked.push(next.href);
    if (next.pathname !== '/faq' || asked.length > 1) await commit(next);
  });
  await router.load();
  await router.navigate({ to: '/faq' });
  expect(router.history.location.pathname).toBe('/');
  await router.navigate({ to: '/faq' });
  expect(router.history.location.pathname).toBe('/faq');
  expect(asked).toEqual(['/faq', '/faq']);
});

test('each entry of the history has a key of its own, which it keeps', async () => {
  const router = createTestRouter();
  await router.load();
  const first = entryKeyOf(router.latestLocation);
  await router.navigate({ to: '/faq' });
  const second = entryKeyOf(router.latestLocation);
  expect(new Set([first, second, undefined]).size).toBe(3);
  router.history.back();
  await router.load();
  expect(entryKeyOf(router.latestLocation)).toBe(first);
});

test('the router reads the fields that skip scroll restoration and adopt the prerendered tree', () => {
  const router = createTestRouter();
  keepScrollPosition(router);
  const onScroll = vi.fn();
  document.addEventListener('scroll', onScroll, { once: true });
  expect(router.options.scrollRestoration).toBeInstanceOf(Function);
  router.emit({
    type: 'onRendered',
    toLocation: router.latestLocation,
    pathChanged: true,
    hrefChanged: true,
    hashChanged: false,
  });
  expect(router.options.scrollRestoration).toBe(true);
  expect(onScroll).toHaveBeenCalledOnce();
  adoptPrerenderedTree(router);
  // `Matches` draws without its boundary where this is set.
  expect(readFileSync('node_modules/@tanstack/react-router/dist/esm/Matches.js', 'utf8')).toContain('router.ssr ?');
});
