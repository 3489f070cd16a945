import type { Page } from '@playwright/test';

/** The window in which an administrator writes an offer. */
export const offerModal = (page: Page) => page.getByRole('dialog');

/** A title that no other test has. */
export const freshTitle = (start: string) => `${start} ${Date.now()}`;

/** Fills in the form of the window that is open. */
export const fillInOffer = async (
  page: Page,
  { title, country, deeplink }: Record<'title' | 'country' | 'deeplink', string>,
) => {
  await offerModal(page).getByLabel('Titre').fill(title);
  await offerModal(page).getByLabel('Pays').fill(country);
  await page.keyboard.press('Enter');
  await offerModal(page).getByLabel('URL Daisycon').fill(deeplink);
};
