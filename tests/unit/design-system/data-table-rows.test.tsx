// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadMotion } from '~/design-system/motion/use-motion';
import { DataTableBody } from '~/design-system/table/data-table-body';
import { useRowFocus } from '~/design-system/table/use-row-focus';

interface Row {
  id: string;
  name: string;
}

const columns = [{ key: 'name', header: 'Nom', cell: ({ name }: Row) => <button type="button">{name}</button> }];

function Table({ rows }: { rows: readonly Row[] }) {
  const table = useRowFocus();
  return (
    <table ref={table}>
      <DataTableBody columns={columns} rows={rows} rowKey={({ id }) => id} isLoading={false} hasCards={false} />
    </table>
  );
}

const container = document.createElement('div');
document.body.append(container);
let isReduced = false;
let root: Root;

const draw = (rows: readonly Row[]) => flushSync(() => root.render(<Table rows={rows} />));
const show = (...names: string[]) => draw(names.map((name) => ({ id: name, name })));
const rowElements = () => [...container.querySelectorAll('tr')];
const stateOf = (row: HTMLElement) => {
  if (row.hasAttribute('inert')) return row.getAttribute('aria-hidden') === 'true' ? ' going' : ' within reach';
  return row.style.opacity === '0' ? ' coming' : '';
};
const shownRows = () => rowElements().map((row) => `${row.textContent}${stateOf(row)}`);
const focusOn = (name: string) => {
  const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  button?.focus();
  return button;
};

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isReduced }));
});

beforeEach(() => {
  isReduced = false;
  root = createRoot(container);
});
afterEach(() => root.unmount());

test('no row is built anew when the animations arrive: whoever is about to press one still meets it', async () => {
  show('a', 'b');
  const before = rowElements();
  focusOn('b');
  await loadMotion();
  show('a', 'b');
  expect(rowElements()).toEqual(before);
  expect(document.activeElement?.textContent).toBe('b');

  // The table takes them into account once nothing else is to be drawn.
  await vi.waitFor(() => {
    show('a', 'b');
    show('b');
    expect(shownRows()).toEqual(['a going', 'b']);
  });
});

describe('with the animations', () => {
  beforeAll(loadMotion);

  test('rows stand still at first, and when nothing changes', () => {
    show('a', 'b');
    expect(shownRows()).toEqual(['a', 'b']);
    show('a', 'b');
    expect(shownRows()).toEqual(['a', 'b']);
  });

  test('one goes where it stood, and one comes at the end', () => {
    show('a', 'b', 'c');
    show('b', 'c', 'd');
    expect(shownRows()).toEqual(['a going', 'b', 'c', 'd coming']);
  });

  test('one that goes after another stays behind it, and those that stay are the same elements', () => {
    show('a', 'b', 'c', 'd');
    const [a, , , d] = rowElements();
    show('a', 'c', 'd');
    show('a', 'd');
    expect(shownRows()).toEqual(['a', 'b going', 'c going', 'd']);
    expect([rowElements().at(0), rowElements().at(-1)]).toEqual([a, d]);
  });

  test('one that comes back is no longer on its way out', () => {
    show('a', 'b', 'c');
    show('a', 'c');
    show('a', 'b', 'c');
    expect(shownRows()).toEqual(['a', 'b coming', 'c']);
  });

  test('one that has faded is gone', async () => {
    show('a', 'b');
    show('b');
    await vi.waitFor(() => expect(shownRows()).toEqual(['b']));
  });

  test('the focus moves on at once from the row that goes', () => {
    show('a', 'b', 'c');
    focusOn('b');
    show('a', 'c');
    expect(shownRows()).toEqual(['a', 'b going', 'c']);
    expect(document.activeElement?.textContent).toBe('c');
  });

  test.each([
    ['another page', ['a', 'b', 'c'], ['d', 'e', 'f']],
    ['a search that leaves less than half', ['a', 'b', 'c'], ['a']],
    ['a search that is taken back', ['a'], ['a', 'b', 'c']],
  ])('nothing moves when the list is another one: %s', (_, before, after) => {
    show(...before);
    show(...after);
    expect(shownRows()).toEqual(after);
  });

  test('nothing moves for those who asked for it', () => {
    isReduced = true;
    show('a', 'b', 'c');
    show('b', 'c', 'd');
    expect(shownRows()).toEqual(['b', 'c', 'd']);
  });
});
