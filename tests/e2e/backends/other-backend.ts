import { expect, type Page } from '@playwright/test';
import type { ScenarioName } from '../../../mock-server/scenarios/scenarios';
import { signIn } from '../support/accounts';
import { answerOutside, FROM_FRANCE } from '../support/answer-outside';
import { mock } from '../support/mock';
import { recordToasts } from '../support/record-toasts';

export interface Watch {
  /** What toasts have said, each with its title in front. */
  toasts: () => Promise<string[]>;
  /** What the console called an error. */
  errors: string[];
}

/** Puts the scenario in place and opens a page in it, signed in as its account. */
export const openIn = async (page: Page, scenario: ScenarioName, path: string): Promise<Watch> => {
  const session = await mock.enter(scenario);
  await answerOutside(page, FROM_FRANCE);
  if (session) await signIn(page, session);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const toasts = await recordToasts(page);
  await page.goto(path);
  return { toasts, errors };
};

/** The screen has all that it reads, and nothing of it failed. */
export const expectWhole = async (page: Page, heading: RegExp | string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Chargement impossible')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(/\b(?:undefined|NaN|Invalid Date)\b|\[object /);
};
