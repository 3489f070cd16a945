import { expect, type Page } from '@playwright/test';

/** The number that a page's counter shows, once it shows one. */
export const counterValue = async (page: Page, label: string): Promise<number> => {
  const counter = page.getByRole('definition').and(page.locator(`dt:has-text("${label}") + dd`));
  await expect(counter).toHaveText(/\d/);
  return Number((await counter.innerText()).replace(/\D/g, ''));
};
