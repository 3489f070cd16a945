import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** What stands beside a term, once it does. */
export const definitionOf = async (term: string | RegExp, within: Pick<Locator, 'getByRole'> = page) => {
  const found = within.getByRole('term').filter({ hasText: term });
  await expect.element(found).toBeInTheDocument();
  return found.element().nextElementSibling?.textContent ?? '';
};

/** The number that a page's counter shows, once it shows one. */
export const counterValue = async (label: string): Promise<number> => {
  await expect.poll(() => definitionOf(label)).toMatch(/\d/);
  return Number((await definitionOf(label)).replace(/\D/g, ''));
};
