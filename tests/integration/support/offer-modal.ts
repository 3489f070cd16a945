import * as v from 'valibot';
import { page, userEvent } from 'vitest/browser';
import { confirmation } from './parts';
import type { TestBackend } from './test-backend';

/** The window in which an administrator writes an offer. */
export const offerModal = page.getByRole('dialog');

/** Fills in the form of the window that is open. */
export const fillInOffer = async ({ title, country, deeplink }: Record<'title' | 'country' | 'deeplink', string>) => {
  await offerModal.getByLabelText('Titre').fill(title);
  await offerModal.getByLabelText('Pays').fill(country);
  await userEvent.keyboard('{Enter}');
  await offerModal.getByLabelText('URL Daisycon').fill(deeplink);
};

const Created = v.object({ data: v.object({ id: v.number() }) });

/** Creates an offer, as another administrator. @returns its id */
export const createOffer = async (backend: TestBackend, title: string, fields: object = {}): Promise<number> => {
  const offer = { title, country: 'FR', deeplink: 'https://partenaire.test/', ...fields };
  return v.parse(Created, await backend.asOtherAdmin('POST', '/api/admin/offers', offer)).data.id;
};

/** Deletes the first offer of the list, and confirms it. */
export const deleteFirstOffer = async (): Promise<void> => {
  await page
    .getByRole('button', { name: /^Supprimer / })
    .first()
    .click();
  await confirmation.getByRole('button', { name: 'Oui' }).click();
};
