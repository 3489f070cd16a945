import { createMemoryHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '~/app/app';
import { createApp } from '~/app/create-app';
import { createStyleCache } from '~/design-system/design-system-provider';
import type { ScenarioName } from '../../mock-server/scenarios/scenarios';
import { press } from './actions';
import { type Harness, openHarness } from './harness';

/** One for all: those of earlier apps would stay in the document. */
const styleCache = createStyleCache();

/*
 * When a page throws while it renders, an error screen replaces this page alone, with ways to retry and to go back.
 * Tried on every page of the route tree.
 */

interface Leaf {
  id: string;
  path: string;
  scenario: ScenarioName;
}

const scenarioOf = (id: string): ScenarioName => {
  if (id.startsWith('/admin')) return 'admin';
  return id.startsWith('/_user') ? 'nominal' : 'visiteur';
};

const { routesById } = createApp({ history: createMemoryHistory(), prerenderedFor: null }).router;

const leaves: Leaf[] = Object.values(routesById)
  .filter((route) => !route.children && route.id !== '/$' && route.id !== '__root__')
  .map(({ id, fullPath }) => ({
    id,
    path: fullPath.replace('$offerId', '1').replace(/(.)\/$/, '$1'),
    scenario: scenarioOf(id),
  }));

const TIMEOUT = { timeout: 4_000, interval: 10 };
let harness: Harness | undefined;
let restore = () => {};

const breakPage = (id: string) => {
  const route = Object.values(routesById).find((candidate) => candidate.id === id);
  if (!route) throw new Error(`No route ${id}`);
  const { component } = route.options;
  route.options.component = () => {
    throw new Error('An unexpected error');
  };
  restore = () => {
    route.options.component = component;
  };
};

afterEach(() => {
  restore();
  harness?.close();
  harness = undefined;
});

describe('une page qui échoue', () => {
  it('toutes les pages sont essayées', () => {
    expect(leaves.length).toBeGreaterThanOrEqual(17);
  });

  it.each(leaves)(
    '$path : dit ce qui arrive, se réessaie, et laisse le reste en place',
    async ({ id, path, scenario }) => {
      breakPage(id);
      harness = await openHarness(scenario, path);
      const { said } = harness;
      await vi.waitFor(() => expect(said()).toContain('Cette page n’a pas pu s’afficher'), TIMEOUT);
      expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
      expect(page.getByRole('button', { name: 'Retour', exact: true }).elements()).toHaveLength(1);
      // The frame of the area stays: header and ways out.
      expect(page.getByRole('banner').elements().length).toBeGreaterThan(0);
      restore();
      await press('Réessayer');
      await vi.waitFor(() => expect(said()).not.toContain('Cette page n’a pas pu s’afficher'), TIMEOUT);
      await vi.waitFor(() => expect(document.querySelectorAll('h1')).toHaveLength(1), TIMEOUT);
    },
  );
});

describe('une application qui échoue', () => {
  it('le dit en français, avec de quoi réessayer et revenir', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = createApp({ history: createMemoryHistory(), prerenderedFor: null });
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    Object.defineProperty(app, 'router', {
      get: () => {
        throw new Error('An unexpected error in the app');
      },
    });
    root.render(createElement(App, { app, styleCache }));
    await vi.waitFor(
      () => expect(container.querySelector('h1')?.textContent).toContain('n’a pas pu s’afficher'),
      TIMEOUT,
    );
    expect(container.textContent).toContain('Réessayer');
    expect(container.querySelector('a[href="/"]')).not.toBeNull();
    root.unmount();
    container.remove();
  });
});
