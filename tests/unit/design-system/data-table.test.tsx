// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createStyleCache, DesignSystemProvider } from '~/design-system/design-system-provider';
import { DataTable } from '~/design-system/table/data-table';

const columns = [{ key: 'name', header: 'Nom', cell: (name: string) => name }];
const styleCache = createStyleCache();
let root: Root;

/** As a store does: before all that is deferred. */
const draw = (rows: readonly string[], isLoading = false) =>
  flushSync(() =>
    root.render(
      <DesignSystemProvider styleCache={styleCache}>
        <DataTable
          caption="Noms"
          columns={columns}
          rows={rows}
          rowKey={(name) => name}
          isLoading={isLoading}
          empty="Personne"
        />
      </DesignSystemProvider>,
    ),
  );

const container = document.createElement('div');
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  root = createRoot(container);
});
afterEach(() => root.unmount());

const shown = () =>
  [...container.querySelectorAll('tbody:not([aria-hidden]) tr')].map(({ textContent }) => textContent);

it('draws its first rows in slices, and those that follow at once', async () => {
  draw([], true);
  draw(['a', 'b']);
  expect(shown()).toEqual([]);
  expect(container.querySelector('tbody[aria-hidden=true]')).not.toBeNull();
  await vi.waitFor(() => expect(shown()).toEqual(['a', 'b']));
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
  draw(['b', 'c']);
  expect(shown()).toContain('c');
});

it('draws rows that are there from the start at once', () => {
  draw(['a']);
  expect(shown()).toEqual(['a']);
});

it('says that nobody is there after loading', async () => {
  draw([], true);
  draw([]);
  await vi.waitFor(() => expect(container.textContent).toContain('Personne'));
  expect(container.querySelector('table')).toBeNull();
});
