import { expect, screen, waitFor } from 'storybook/test';

/** Waits for a toast that says `message`; toasts stand outside of the story's own element, and fade in. */
export const expectToast = (message: string): Promise<void> =>
  waitFor(() => expect(screen.getByText(message)).toBeVisible(), { timeout: 3000 });
