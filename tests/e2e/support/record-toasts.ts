import type { Page } from '@playwright/test';
import * as v from 'valibot';

const NAME = 'saidByToasts';

/**
 * Notes what toasts say from the next page on: they leave after a second and a half, so that asking whether one is there proves nothing.
 * @returns reads what has been said since the page was loaded
 */
export const recordToasts = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript((name) => {
    const said: string[] = [];
    Object.assign(window, { [name]: said });
    const note = () => {
      for (const toast of document.querySelectorAll('section[aria-label=Notifications] > *')) {
        const text = toast.textContent ?? '';
        if (text && !said.includes(text)) said.push(text);
      }
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  }, NAME);
  return async () => v.parse(v.array(v.string()), await page.evaluate(NAME));
};
