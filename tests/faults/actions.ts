import { vi } from 'vitest';
import { page } from 'vitest/browser';

/*
 * User actions as plain DOM events, which are faster than a real pointer: the suite opens hundreds of screens.
 * The journeys in tests/e2e use a real pointer and keyboard.
 */

const FIND_WITHIN_MS = 8_000;

const found = (find: () => Element): Promise<Element> => vi.waitFor(find, { timeout: FIND_WITHIN_MS, interval: 5 });

const last = (elements: Element[], what: string): Element => {
  const element = elements.at(-1);
  if (!element) throw new Error(`Nothing to find: ${what}`);
  return element;
};

/** Presses the last button or tab of this name: if a modal is open, the one in it. */
export const press = async (name: string | RegExp): Promise<void> => {
  const button = await found(() => last(page.getByRole('button', { name }).elements(), String(name)));
  if (button instanceof HTMLElement) button.click();
};

/** Presses the first button of this name: in a list, the one of the first row. */
export const pressFirst = async (name: string | RegExp): Promise<void> => {
  const button = await found(() => page.getByRole('button', { name }).first().element());
  if (button instanceof HTMLElement) button.click();
};

/** Types into a field. */
export const fill = async (label: string, text: string): Promise<void> => {
  const field = await found(() => last(page.getByLabelText(label, { exact: true }).elements(), label));
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Follows the first link of this name: in a list, the one of the first row. */
export const follow = async (name: string | RegExp): Promise<void> => {
  const link = await found(() => page.getByRole('link', { name }).first().element());
  if (link instanceof HTMLElement) link.click();
};

/** Types into a combobox and picks the option of this name. */
export const choose = async (label: string, name: string): Promise<void> => {
  await fill(label, name);
  const option = await found(() => page.getByRole('option', { name }).first().element());
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    option.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  }
};
