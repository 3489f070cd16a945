import type { Page } from '@playwright/test';

/** The question before something is lost: a deletion, a form that was changed. */
export const confirmation = (page: Page) => page.getByRole('alertdialog', { name: 'Êtes-vous sûr ?' });
