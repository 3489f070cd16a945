import { expect, type Page } from '@playwright/test';
import { expectToast } from './accounts';

/** Logs out while calls are under way, has them answered, and waits until the logout's own toast has gone: what the answers say is said by then. */
export const logOutBeforeAnswer = async (page: Page, answer: () => Promise<unknown>): Promise<void> => {
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expectToast(page, 'Déconnexion réussie');
  // The toast came where the pointer is, which would hold it.
  await page.mouse.move(0, 0);
  await answer();
  await expect(page.getByText('Déconnexion réussie')).toHaveCount(0);
};
