import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { TOAST_REGION_ID, toastStore } from '~/design-system/feedback/notify';

/** What stands over the page and leaves by itself. */
export const notifications = page.getByRole('region', { name: 'Notifications' });

/**
 * Keeps every toast until it was read, for a journey whose failures say the same more than once.
 * @returns what waits for a toast to be seen, and takes it away
 */
export const keepToasts = (): ((message: string) => Promise<void>) => {
  onTestFinished(toastStore.hold());
  return async (message) => {
    await expect.element(notifications.getByText(message, { exact: true })).toBeVisible();
    toastStore.dismissTransient();
    await expect.element(notifications).not.toBeInTheDocument();
  };
};

/**
 * Records every toast of the test from now on, with its title. A toast leaves after 1.5 s, so its absence would prove
 * nothing.
 * @returns what toasts have said, the newest last
 */
export const recordToasts = (): readonly string[] => {
  const said: string[] = [];
  const observer = new MutationObserver(() => {
    for (const toast of document.querySelectorAll('section[aria-label=Notifications] > *')) {
      const text = toast.textContent;
      if (text && !said.includes(text)) said.push(text);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return said;
};

/** Waits until nothing covers the header: a pointer that presses through a toast rests on it, and holds it there. */
export const noToastIsLeft = (): Promise<void> =>
  expect.poll(() => document.getElementById(TOAST_REGION_ID)).toBeNull();
