import { expect, type Page } from '@playwright/test';
import { expectToast } from './accounts';

/** Logs out, then lets calls be answered, and waits until the logout's toast is gone: any other toast shows by then. */
export const logOutBeforeAnswer = async (page: Page, answer: () => Promise<unknown>): Promise<void> => {
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expectToast(page, 'Déconnexion réussie');
  // The toast came where the pointer is, which would hold it.
  await page.mouse.move(0, 0);
  await answer();
  await expect(page.getByText('Déconnexion réussie')).toHaveCount(0);
};
