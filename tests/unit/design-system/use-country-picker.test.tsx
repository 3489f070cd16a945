// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountryPicker } from '~/design-system/forms/use-country-picker';

type Picker = ReturnType<typeof useCountryPicker>;

const list = vi.hoisted(() => ({ mayCome: Promise.resolve(), come: () => {} }));
vi.mock('~/design-system/forms/country-search', async (importOriginal) => {
  const original = await importOriginal<typeof import('~/design-system/forms/country-search')>();
  return { ...original, loadCountries: () => list.mayCome.then(original.loadCountries) };
});

let root: Root;
beforeEach(() => {
  list.mayCome = new Promise((resolve) => {
    list.come = resolve;
  });
  root = createRoot(document.createElement('div'));
});
afterEach(() => root.unmount());

/** Draws a picker whose list has not come yet. */
const drawPicker = (onChange: (code: string) => void = () => {}) => {
  const drawn: { picker?: Picker } = {};
  function Host() {
    drawn.picker = useCountryPicker({ value: 'FR', allLabel: undefined, onChange });
    return null;
  }
  root.render(<Host />);
  return () => vi.waitFor(() => drawn.picker ?? expect.unreachable('not drawn yet'));
};

it('points at the chosen country even when the list comes after the box was opened', async () => {
  const picker = drawPicker();
  const pointed = ({ offered, activeIndex }: Picker) => offered[activeIndex]?.name;
  (await picker()).open();
  await vi.waitFor(async () => expect((await picker()).isOpen).toBe(true));
  expect(pointed(await picker())).toBeUndefined();
  list.come();
  await vi.waitFor(async () => expect(pointed(await picker())).toBe('France'));
});

it('chooses what was typed when the list comes after the box was left', async () => {
  const onChange = vi.fn();
  const picker = drawPicker(onChange);
  (await picker()).type('belgique');
  await vi.waitFor(async () => expect((await picker()).text).toBe('belgique'));
  (await picker()).leave();
  await vi.waitFor(async () => expect((await picker()).isOpen).toBe(false));
  expect((await picker()).text).toBe('belgique');
  expect(onChange).not.toHaveBeenCalled();
  list.come();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('BE'));
});

it('leaves a box alone that was opened again before the list came', async () => {
  const picker = drawPicker();
  (await picker()).type('bel');
  await vi.waitFor(async () => expect((await picker()).text).toBe('bel'));
  (await picker()).leave();
  await vi.waitFor(async () => expect((await picker()).isOpen).toBe(false));
  (await picker()).open();
  await vi.waitFor(async () => expect((await picker()).isOpen).toBe(true));
  list.come();
  await vi.waitFor(async () => expect((await picker()).absence).toBeNull());
  expect(await picker()).toMatchObject({ isOpen: true, text: 'bel' });
});
