import { expect, type Page } from '@playwright/test';

/**
 * Presses what opens a partner's page, as `answerOutside` with `PARTNER` answers it. @returns the tab, with its page:
 * Chromium may leave a tab open for ever that is closed on its way to a page (microsoft/playwright#41900)
 */
export const openPartner = async (page: Page, press: () => Promise<void>): Promise<Page> => {
  const [tab] = await Promise.all([page.waitForEvent('popup'), press()]);
  await expect(tab.getByRole('heading', { name: 'Partenaire' })).toBeVisible();
  return tab;
};
