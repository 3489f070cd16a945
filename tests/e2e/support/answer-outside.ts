import type { BrowserContext, Page } from '@playwright/test';

/** What other hosts answer in a test: a partner's page, or what the country lookup asks for. */
type OutsideAnswer = { body: string } | { json: object };

export const PARTNER: OutsideAnswer = { body: '<h1>Partenaire</h1>' };
export const FROM_FRANCE: OutsideAnswer = { json: { country_code: 'FR' } };

/** Answers all requests to other machines, so that none leaves this one. */
export const answerOutside = async (from: Page | BrowserContext, answer: OutsideAnswer): Promise<void> => {
  await from.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.fulfill(answer));
};
