// @vitest-environment jsdom
import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type RouterHistory,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAbortOnNavigation } from '~/lib/browser/use-abort-on-navigation';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const container = document.createElement('div');
let root = createRoot(container);
let history: RouterHistory;
beforeEach(() => {
  root = createRoot(container);
  history = createMemoryHistory({ initialEntries: ['/missions', '/missions?page=2'] });
});
afterEach(() => act(() => root.unmount()));

/** Draws the hook, and returns a signal of it. */
const draw = (isActive = true): AbortSignal => {
  const router = createRouter({ routeTree: createRootRoute(), history });
  const given: (() => AbortSignal)[] = [];
  function Host({ isActive }: { isActive: boolean }) {
    given.push(useAbortOnNavigation(isActive));
    return null;
  }
  drawAgain = (next) =>
    act(() =>
      root.render(
        <RouterContextProvider router={router}>
          <Host isActive={next} />
        </RouterContextProvider>,
      ),
    );
  drawAgain(isActive);
  const signal = given.at(-1)?.();
  if (!signal) throw new Error('The hook was not drawn');
  return signal;
};
let drawAgain = (_isActive: boolean) => {};

it.each([
  ['a link', () => history.push('/profil')],
  ['Back', () => history.back()],
])('aborts as the user leaves by %s', (_way, leave) => {
  const signal = draw();
  expect(signal.aborted).toBe(false);
  leave();
  expect(signal.aborted).toBe(true);
});

it('stays while typing replaces the address', () => {
  const signal = draw();
  history.replace('/missions?search=devis');
  expect(signal.aborted).toBe(false);
});

it('stays when Back was blocked, which the history announces without a new location', () => {
  history = createBrowserHistory();
  const signal = draw();
  history.notify({ type: 'BACK' });
  expect(signal.aborted).toBe(false);
});

it('aborts as the component goes, or is no longer active', () => {
  const closed = draw();
  drawAgain(false);
  expect(closed.aborted).toBe(true);
  drawAgain(true);
  const gone = draw();
  act(() => root.unmount());
  expect(gone.aborted).toBe(true);
  root = createRoot(container);
});
