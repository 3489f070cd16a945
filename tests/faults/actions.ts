import { vi } from 'vitest';
import { page } from 'vitest/browser';

/*
 * What a person does, without the time that a real pointer takes: some hundred screens are opened in a row, and the journeys in
 * tests/e2e press for real.
 */

const FIND_WITHIN_MS = 8_000;

const found = (find: () => Element): Promise<Element> => vi.waitFor(find, { timeout: FIND_WITHIN_MS, interval: 5 });

const last = (elements: Element[], what: string): Element => {
  const element = elements.at(-1);
  if (!element) throw new Error(`Nothing to find: ${what}`);
  return element;
};

/** Presses a button or a tab by its name: the last of that name, which is the one of a window that is open. */
export const press = async (name: string | RegExp): Promise<void> => {
  const button = await found(() => last(page.getByRole('button', { name }).elements(), String(name)));
  if (button instanceof HTMLElement) button.click();
};

/** Presses the first of the buttons with a name: that of a list's first row. */
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

/** Follows the first link with a name. */
export const follow = async (name: string | RegExp): Promise<void> => {
  const link = await found(() => page.getByRole('link', { name }).first().element());
  if (link instanceof HTMLElement) link.click();
};

/** Picks one of the choices of a box that one types into. */
export const choose = async (label: string, name: string): Promise<void> => {
  await fill(label, name);
  const option = await found(() => page.getByRole('option', { name }).first().element());
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    option.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  }
};
