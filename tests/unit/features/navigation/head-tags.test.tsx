import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { publicHead } from '~/content/public-head';
import { HeadTags } from '~/features/navigation/head-tags';

const origin = 'https://missio.example';

const renderAt = async (path: string): Promise<string> => {
  const root = createRootRoute({ component: HeadTags, head: () => ({ meta: [{ title: 'Missio' }] }) });
  const contact = createRoute({
    getParentRoute: () => root,
    path: '/contact',
    head: () => publicHead({ title: 'Contact', description: 'Écrivez-nous.', path: '/contact' }, origin),
  });
  const home = createRoute({ getParentRoute: () => root, path: '/' });
  const router = createRouter({
    routeTree: root.addChildren([home, contact]),
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
  });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
};

describe('the head tags', () => {
  it('are those of the innermost route: one title, its metadata, its canonical address', async () => {
    const html = await renderAt('/contact');
    expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Contact · Missio</title>']);
    expect(html).toContain('<meta name="description" content="Écrivez-nous."/>');
    expect(html).toContain('<meta property="og:url" content="https://missio.example/contact"/>');
    expect(html).toContain('<link rel="canonical" href="https://missio.example/contact"/>');
  });

  it('are those of the outer one where the inner has none', async () => {
    const html = await renderAt('/');
    expect(html).toContain('<title>Missio</title>');
    expect(html).not.toMatch(/<meta|<link/);
  });
});
