import type { CDPSession, Page } from '@playwright/test';
import { adminAccount, openSession, signIn } from '../support/accounts';
import { offerModal } from '../support/offer-modal';
import { expect, test } from '../support/test';

/** Of a key that an input method takes. */
const TAKEN_KEY = 229;

const openAdministration = async (page: Page, path: string): Promise<CDPSession> => {
  await signIn(page, await openSession(adminAccount));
  await page.goto(path);
  return page.context().newCDPSession(page);
};

const compose = (protocol: CDPSession, text: string) =>
  protocol.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

const pressTaken = (protocol: CDPSession, key: 'Enter' | 'Escape') =>
  protocol.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: TAKEN_KEY });

test('un texte à demi composé n’est pas cherché, et Échap ne vide pas la recherche', async ({ page }) => {
  await page.clock.install();
  const protocol = await openAdministration(page, '/admin/users');
  const box = page.getByRole('searchbox');
  await box.fill('da');
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL('/admin/users?search=da');

  await compose(protocol, 'かん');
  await pressTaken(protocol, 'Escape');
  await page.clock.fastForward(1000);
  await expect(box).toHaveValue('daかん');
  await expect(page).toHaveURL('/admin/users?search=da');

  await protocol.send('Input.insertText', { text: '缶' });
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL(`/admin/users?search=${encodeURIComponent('da缶')}`);
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
});

test('les touches d’une méthode de saisie ne choisissent pas de pays et ne ferment pas la fenêtre', async ({
  page,
}) => {
  const protocol = await openAdministration(page, '/admin/offers?create=true');
  const country = offerModal(page).getByLabel('Pays');
  await country.fill('belg');
  await expect(page.getByRole('option', { name: 'Belgique' })).toBeVisible();
  await compose(protocol, 'い');
  await pressTaken(protocol, 'Enter');
  await pressTaken(protocol, 'Escape');
  await expect(country).toHaveValue('belgい');
  // What was found before stays, until the text is finished.
  await expect(page.getByRole('option', { name: 'Belgique' })).toBeVisible();
  await compose(protocol, '');
  await expect(country).toHaveValue('belg');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('Belgique');

  await offerModal(page).getByLabel('Titre').focus();
  await compose(protocol, 'い');
  await pressTaken(protocol, 'Escape');
  await page.keyboard.press('Enter');
  await expect(offerModal(page)).toBeVisible();
  await expect(offerModal(page).getByText('Pays requis')).toHaveCount(0);
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue('い');
});
