// @vitest-environment jsdom
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

type Picker = ReturnType<typeof import('~/design-system/fields/use-country-picker').useCountryPicker>;

const LIST = '~/design-system/fields/countries';
const list = { mayCome: Promise.resolve(), come: () => {}, fail: (_error: Error) => {} };
let { useCountryPicker } = await import('~/design-system/fields/use-country-picker');
let host: HTMLElement;
let root: Root;
beforeEach(async () => {
  // Each test loads the list itself.
  vi.resetModules();
  vi.doMock(LIST, async (importOriginal) => {
    await list.mayCome;
    return importOriginal();
  });
  ({ useCountryPicker } = await import('~/design-system/fields/use-country-picker'));
  list.mayCome = new Promise((resolve, reject) => {
    list.come = resolve;
    list.fail = reject;
  });
  host = document.createElement('div');
  root = createRoot(host);
});
afterEach(() => root.unmount());
afterAll(() => vi.doUnmock(LIST));

/** Renders a picker whose list has not loaded yet. */
const drawPicker = (onChange: (code: string) => void = () => {}, allLabel?: string) => {
  const drawn: { picker?: Picker } = {};
  function Host() {
    const [value, setValue] = useState('FR');
    drawn.picker = useCountryPicker({
      value,
      allLabel,
      onChange: (code) => {
        onChange(code);
        setValue(code);
      },
    });
    return <input onKeyDown={drawn.picker.onKeyDown} />;
  }
  root.render(<Host />);
  return () => vi.waitFor(() => drawn.picker ?? expect.unreachable('not drawn yet'));
};

const typeAndLeave = async (picker: () => Promise<Picker>, text: string) => {
  (await picker()).type(text);
  await vi.waitFor(async () => expect((await picker()).text).toBe(text));
  (await picker()).blur();
};

it('points at the chosen country even when the list comes after the box was opened', async () => {
  const picker = drawPicker();
  const pointed = ({ matches, activeIndex }: Picker) => matches[activeIndex]?.name;
  (await picker()).open();
  await vi.waitFor(async () => expect((await picker()).isOpen).toBe(true));
  expect(pointed(await picker())).toBeUndefined();
  list.come();
  await vi.waitFor(async () => expect(pointed(await picker())).toBe('France'));
});

it('chooses what was typed when the list comes after the box was left', async () => {
  const onChange = vi.fn();
  const picker = drawPicker(onChange);
  await typeAndLeave(picker, 'belgique');
  await vi.waitFor(async () => expect((await picker()).isOpen).toBe(false));
  expect((await picker()).text).toBe('belgique');
  list.come();
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('BE'));
});

it('lets no country stand that the box does not show, until the list tells which one was typed', async () => {
  const onChange = vi.fn();
  const picker = drawPicker(onChange);
  (await picker()).type('belgique');
  await vi.waitFor(async () => expect((await picker()).text).toBe('belgique'));
  expect(onChange).not.toHaveBeenCalled();
  (await picker()).blur();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});

it.each([
  ['the list knows nothing of what was typed', () => list.come()],
  ['the list cannot be had', () => list.fail(new Error('away'))],
])('goes back to the former country when %s', async (_, settle) => {
  const onChange = vi.fn();
  const picker = drawPicker(onChange);
  await typeAndLeave(picker, 'atlantide');
  settle();
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[''], ['FR']]));
  await vi.waitFor(async () => expect((await picker()).text).toBe('France'));
});

it('goes back to the former country when the typing is given up by Escape', async () => {
  const onChange = vi.fn();
  const picker = drawPicker(onChange);
  await typeAndLeave(picker, 'belgique');
  await vi.waitFor(async () => expect((await picker()).isOpen).toBe(false));
  host.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(onChange.mock.calls).toEqual([[''], ['FR']]);
});

it('lets no country stand when what was typed was cleared before the list came', async () => {
  const onChange = vi.fn();
  const picker = drawPicker(onChange);
  await typeAndLeave(picker, 'belgique');
  await typeAndLeave(picker, '');
  list.come();
  await vi.waitFor(async () => expect((await picker()).statusText).toBeNull());
  expect(onChange.mock.calls).toEqual([['']]);
});

it('a filter keeps its choice meanwhile: nothing is sent with it', async () => {
  const onChange = vi.fn();
  const picker = drawPicker(onChange, 'Tous les pays');
  await typeAndLeave(picker, 'belgique');
  list.come();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('BE'));
});

it('leaves a box alone that was opened again before the list came', async () => {
  const picker = drawPicker();
  await typeAndLeave(picker, 'bel');
  await vi.waitFor(async () => expect((await picker()).isOpen).toBe(false));
  (await picker()).open();
  await vi.waitFor(async () => expect((await picker()).isOpen).toBe(true));
  list.come();
  await vi.waitFor(async () => expect((await picker()).statusText).toBeNull());
  expect(await picker()).toMatchObject({ isOpen: true, text: 'bel' });
});

it.each([
  ['Enter', { isComposing: true }],
  ['Enter', { keyCode: 229 }],
  ['Escape', { isComposing: true }],
  ['Tab', { isComposing: true }],
])('%s of an input method chooses nothing and gives nothing up (%o)', async (key, init) => {
  const onChange = vi.fn();
  const picker = drawPicker(onChange);
  list.come();
  (await picker()).type('belgique');
  await vi.waitFor(async () => expect((await picker()).matches).toHaveLength(1));
  const press = (more: KeyboardEventInit) =>
    host.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...more }));
  press({ key, ...init });
  expect(await picker()).toMatchObject({ isOpen: true, text: 'belgique' });
  expect(onChange).not.toHaveBeenCalled();
  press({ key: 'Enter' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('BE');
});

it.each([' ', '-', ' ’ '])('chooses nothing by « %s » and Tab, and keeps the former country', async (text) => {
  const onChange = vi.fn();
  const picker = drawPicker(onChange);
  list.come();
  await vi.waitFor(async () => expect((await picker()).statusText).toBeNull());
  (await picker()).type(text);
  await vi.waitFor(async () => expect((await picker()).text).toBe(text));
  host.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  (await picker()).blur();
  await vi.waitFor(async () => expect((await picker()).text).toBe('France'));
  expect(onChange).not.toHaveBeenCalled();
});
