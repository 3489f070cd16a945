import { expect, test } from '@playwright/test';
import { adminAccount, openSession, signIn } from '../support/accounts';
import { fillInOffer, freshTitle, offerModal } from '../support/offer-modal';
import { recordToasts } from '../support/record-toasts';

test('« Créer et en ajouter une autre » garde le pays et la fenêtre', async ({ page }) => {
  const said = await recordToasts(page);
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers');
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  const title = freshTitle('Série');
  await fillInOffer(page, { title, country: 'Belgique', deeplink: 'https://partenaire.test/serie' });
  await offerModal(page).getByRole('button', { name: 'Créer et en ajouter une autre' }).click();
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue('');
  await expect(offerModal(page).getByLabel('Titre')).toBeFocused();
  await expect(offerModal(page).getByLabel('Pays')).toHaveValue('Belgique');
  await expect(offerModal(page).getByLabel('URL Daisycon')).toHaveValue('');
  await expect.poll(said).toEqual(['SuccèsOffre créée avec succès !']);
  // Nothing is unsaved: it closes unasked.
  await page.keyboard.press('Escape');
  await expect(offerModal(page)).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
});

test('« Dupliquer » remplit une nouvelle offre, sans rien enregistrer', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers?country=CH');
  const open = page.getByRole('button', { name: /^Voir / }).first();
  const title = ((await open.getAttribute('aria-label')) ?? '').slice('Voir '.length);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await open.click();
  await offerModal(page).getByRole('button', { name: 'Dupliquer' }).click();
  await expect(page.getByRole('dialog', { name: 'Créer une offre' })).toBeVisible();
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue(title);
  await expect(offerModal(page).getByLabel('Pays')).toHaveValue('Suisse');
  await expect(offerModal(page).getByLabel('URL Daisycon')).toHaveValue(/^https:/);
  await page.keyboard.press('Escape');
  await expect(offerModal(page)).toHaveCount(0);
  expect(sent.filter((url) => url.endsWith('/offers'))).toEqual([]);
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue('');
});

test('les touches /, n et ? ; pas pendant la saisie ; elles se désactivent', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('n?/');
  await expect(search).toHaveValue('n?/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/search=n/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/users');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Créer une offre' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await keys.getByRole('checkbox', { name: 'Utiliser ces touches' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Raccourcis clavier' }).click();
  await expect(keys.getByRole('checkbox')).not.toBeChecked();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['auth_token', 'user']);
});
