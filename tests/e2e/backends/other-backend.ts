import { expect, type Page } from '@playwright/test';
import type { ScenarioName } from '../../../mock-server/scenarios/scenarios';
import { OTHER_BACKEND_PORT } from '../ports';
import { signIn } from '../support/accounts';
import { answerOutside, FROM_FRANCE } from '../support/answer-outside';
import { OwnMock } from '../support/own-mock';
import { recordToasts } from '../support/record-toasts';

/** A mock server of these journeys alone: a scenario makes another backend of it, for everybody. */
export const backend = new OwnMock(OTHER_BACKEND_PORT);

export interface Watch {
  /** What toasts have said, each with its title in front. */
  toasts: () => Promise<string[]>;
  /** What the console called an error. */
  errors: string[];
}

/** Puts the scenario in place and opens a page in it, signed in as its account. */
export const openIn = async (page: Page, scenario: ScenarioName, path: string): Promise<Watch> => {
  const session = await backend.enter(scenario);
  await answerOutside(page, FROM_FRANCE);
  await backend.answerCallsOf(page);
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
