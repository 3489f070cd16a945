import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { offerModal } from '../support/offer-modal';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';

/** Of a key that an input method takes. */
const TAKEN_KEY = 229;

const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

const pressTaken = (key: 'Enter' | 'Escape') =>
  cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: TAKEN_KEY });

test('les touches d’une méthode de saisie ne choisissent pas de pays et ne ferment pas la fenêtre', async () => {
  openApp('/admin/offers?create=true', { backend: new TestBackend('admin') });
  const country = offerModal.getByLabelText('Pays');
  const belgium = page.getByRole('option', { name: 'Belgique' });
  await country.fill('belg');
  await expect.element(belgium).toBeVisible();
  await compose('い');
  await pressTaken('Enter');
  await pressTaken('Escape');
  await expect.element(country).toHaveValue('belgい');
  // What was found before stays, until the text is finished.
  await expect.element(belgium).toBeVisible();
  await compose('');
  await expect.element(country).toHaveValue('belg');
  await userEvent.keyboard('{Enter}');
  await expect.element(country).toHaveValue('Belgique');

  const title = offerModal.getByLabelText('Titre');
  title.element().focus();
  await compose('い');
  await pressTaken('Escape');
  await userEvent.keyboard('{Enter}');
  await expect.element(offerModal).toBeVisible();
  await expect.element(offerModal.getByText('Pays requis')).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('い');
});
