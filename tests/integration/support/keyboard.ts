import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** The accessible name of the focused element; empty without focus. */
export const focusedName = (): string => {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? '';
  return name.replace(/\s+/g, ' ').trim();
};

/** Presses Tab until an element of this name has the focus, as a keyboard user does. */
export const tabTo = async (name: RegExp, key: '{Tab}' | '{Shift>}{Tab}{/Shift}' = '{Tab}'): Promise<void> => {
  const next = async () => {
    await userEvent.keyboard(key);
    return focusedName();
  };
  await expect.poll(next, { interval: 0, message: `the focus reaches ${name}` }).toMatch(name);
};

/** Presses Enter on what a keyboard user has reached. */
export const pressEnter = async (target: Locator): Promise<void> => {
  await expect.element(target).toBeVisible();
  target.element().focus();
  await userEvent.keyboard('{Enter}');
};
