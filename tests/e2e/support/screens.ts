import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen-list';

/** Waits until a screen has said all that it has to say: nothing waits, nothing is dimmed. */
export const settle = async (page: Page, heading: RegExp | string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Chargement…')).toHaveCount(0);
};

/** Presses what a screen has to press first. */
export const pressFirst = async (page: Page, { press }: Screen): Promise<void> => {
  if (!press) return;
  await page.getByRole('main').getByRole(press.role, { name: press.name }).first().click();
  if (press.shows === 'window') await expect(page.getByRole('dialog')).toBeVisible();
  else await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
};
