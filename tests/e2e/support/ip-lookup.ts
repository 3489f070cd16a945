import type { Page } from '@playwright/test';

/** The public service that a production build asks for the visitor's country. */
const LOOKUP = 'https://ipapi.co/**';

/** What the service does in a test: answer with a country, answer nothing useful, or never answer. */
export type LookupAnswer = { country: string } | 'failure' | 'silence';

/**
 * Stands in for the public IP service: no test leaves the machine.
 * @returns the headers of each lookup, in order
 */
export const answerIpLookup = async (page: Page, answer: LookupAnswer): Promise<Record<string, string>[]> => {
  const lookups: Record<string, string>[] = [];
  await page.route(LOOKUP, async (route) => {
    lookups.push(await route.request().allHeaders());
    if (answer === 'silence') return;
    if (answer === 'failure') await route.fulfill({ status: 429, json: { error: true } });
    else
      await route.fulfill({ json: { country_code: answer.country }, headers: { 'access-control-allow-origin': '*' } });
  });
  return lookups;
};
