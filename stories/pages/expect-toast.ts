import { expect, screen, waitFor } from 'storybook/test';
import { toastStore } from '~/design-system/feedback/notify';
import { TOAST_REGION_ID } from '~/design-system/feedback/toast-region';

/** Waits for a toast that says `message`; toasts stand outside of the story's own element, and fade in. */
export const expectToast = (message: string): Promise<void> =>
  waitFor(() => expect(screen.getByText(message)).toBeVisible(), { timeout: 3000 });

/** Waits until every message that was said, and has not been closed, is on the screen. */
export const expectEveryToast = (): Promise<void> =>
  waitFor(() => {
    const shown = document.getElementById(TOAST_REGION_ID)?.childElementCount ?? 0;
    expect(shown).toBe(toastStore.read().length);
  });
