import type { Page } from '@playwright/test';
import * as v from 'valibot';

const NAME = 'saidByToasts';

/**
 * Records every toast from the next page on. A toast leaves after 1.5 s, so its absence would prove nothing.
 * @returns a function that reads the toasts since the page was loaded
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
