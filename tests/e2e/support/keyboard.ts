import { expect, type Page } from '@playwright/test';

/** The accessible name of the focused element; empty without focus. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? '';
    return name.replace(/\s+/g, ' ').trim();
  });

/** Presses Tab until an element of this name has the focus, as a keyboard user does. */
export const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect
    .poll(
      async () => {
        await page.keyboard.press(key);
        return focusedName(page);
      },
      { intervals: [0], message: `the focus reaches ${name}` },
    )
    .toMatch(name);
};
