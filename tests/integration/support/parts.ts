import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** The question before something is lost: a deletion, a form that was changed. */
export const confirmation = page.getByRole('alertdialog', { name: 'Êtes-vous sûr ?' });

/** What a screen is called. */
export const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Waits until a screen has said all that it has to say: nothing waits, nothing is dimmed. */
export const settle = async (name: string | RegExp): Promise<void> => {
  await expect.element(heading(name)).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  await expect.element(page.getByText('Chargement…')).not.toBeInTheDocument();
};

/** What each of the elements says, with its blanks normalised. */
export const textsOf = (elements: Locator): string[] =>
  elements.elements().map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
