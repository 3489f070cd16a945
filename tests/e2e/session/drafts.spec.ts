import type { Page } from '@playwright/test';
import * as v from 'valibot';
import {
  adminAccount,
  createValidatedUser,
  freshEmail,
  logIn,
  openSession,
  PASSWORD,
  signIn,
} from '../support/accounts';
import { asOtherAdmin } from '../support/as-other-admin';
import { confirmation } from '../support/confirmation';
import { ENTRY_SCRIPT, holdRequests } from '../support/hold-requests';
import { fillInOffer, freshTitle, offerModal } from '../support/offer-modal';
import { expect, test } from '../support/test';
import { fillInRegistration } from '../support/visitor-forms';

const Created = v.object({ data: v.object({ id: v.number() }) });

const line = (page: Page) => page.getByRole('status').filter({ hasText: 'Brouillon repris' });
const clear = (page: Page) => page.getByRole('button', { name: 'Effacer', exact: true });
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** What remains of a tab that a phone has ended: its storage. */
const openAgain = async (page: Page) => {
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
};

test('la saisie du profil survit à l’onglet ; « Effacer » et la déconnexion la retirent', async ({ page }) => {
  const account = await createValidatedUser({ name: 'Alix Martin' });
  await signIn(page, account);
  await page.goto('/profile');
  const name = page.getByLabel('Nom');
  await expect(line(page)).toHaveCount(0);
  await name.fill('Alix Moreau');
  await openAgain(page);
  await expect(line(page)).toBeVisible();
  await expect(name).toHaveValue('Alix Moreau');

  await clear(page).click();
  await expect(name).toHaveValue('Alix Martin');
  await expect(name).toBeFocused();
  await expect(line(page)).toHaveCount(0);
  // Nothing is unsaved any more: leaving asks nothing, and nothing comes back.
  await page.getByRole('link', { name: 'Missions', exact: true }).click();
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(name).toHaveValue('Alix Martin');

  await name.fill('Alix Morel');
  await page.reload();
  await expect(name).toHaveValue('Alix Morel');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/login');
  expect(await stored(page)).not.toContain('Morel');
  await logIn(page, account);
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(name).toHaveValue('Alix Martin');
  await expect(line(page)).toHaveCount(0);
});

test('quitter le profil pour de bon, ou l’enregistrer, ne laisse pas de brouillon', async ({ page }) => {
  await signIn(page, await createValidatedUser({ name: 'Alix Martin' }));
  await page.goto('/profile');
  const name = page.getByLabel('Nom');
  await name.fill('Alix Moreau');
  await page.getByRole('link', { name: 'Missions', exact: true }).click();
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expect(page).toHaveURL('/offers');
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(name).toHaveValue('Alix Martin');

  await name.fill('Alix Morel');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('banner')).toContainText('Bonjour, Alix Morel');
  await page.reload();
  await expect(name).toHaveValue('Alix Morel');
  await expect(line(page)).toHaveCount(0);
});

test('une offre en cours de saisie survit à l’onglet, chacune la sienne, jusqu’à son envoi', async ({ page }) => {
  const title = freshTitle('Offre entamée');
  await asOtherAdmin('POST', '/api/admin/offers', { title, country: 'FR', deeplink: 'https://partenaire.test/' });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  const next = { title: `${title}, bis`, country: 'Belgique', deeplink: 'https://partenaire.test/bis' };
  const modal = offerModal(page);

  await page.getByRole('button', { name: 'Créer une offre' }).click();
  await fillInOffer(page, next);
  await openAgain(page);
  await expect(modal.getByLabel('Titre')).toHaveValue(next.title);
  await expect(modal.getByLabel('Pays')).toHaveValue(next.country);
  await expect(modal.getByLabel('URL Daisycon')).toHaveValue(next.deeplink);
  await expect(line(page)).toBeVisible();
  await modal.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: next.title })).toContainText('Belgique');
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  await expect(modal.getByLabel('Titre')).toHaveValue('');
  await modal.getByRole('button', { name: 'Annuler' }).click();

  await page.getByRole('link', { name: `Modifier ${title}`, exact: true }).click();
  await modal.getByLabel('Titre').fill(`${title}, revue`);
  await openAgain(page);
  await expect(modal.getByLabel('Titre')).toHaveValue(`${title}, revue`);
  await modal.getByRole('button', { name: 'Annuler' }).click();
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expect(modal).toHaveCount(0);
  await page.getByRole('link', { name: `Modifier ${title}`, exact: true }).click();
  await expect(modal.getByLabel('Titre')).toHaveValue(title);
  await expect(line(page)).toHaveCount(0);
});

test('un brouillon écrit sur une offre que quelqu’un d’autre change ensuite ne la remplace pas sans question', async ({
  page,
}) => {
  const title = freshTitle('Offre disputée');
  const offer = { title, country: 'FR', deeplink: 'https://partenaire.test/' };
  const id = v.parse(Created, await asOtherAdmin('POST', '/api/admin/offers', offer)).data.id;
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Modifier ${title}` }).click();
  const modal = offerModal(page);
  await modal.getByLabel('Titre').fill(`${title}, la mienne`);
  await asOtherAdmin('PUT', `/api/admin/offers/${id}`, { ...offer, title: `${title}, la sienne` });
  await openAgain(page);
  await expect(modal.getByLabel('Titre')).toHaveValue(`${title}, la mienne`);
  await modal.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(confirmation(page)).toContainText('modifiée par quelqu’un d’autre');
  await confirmation(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(modal.getByRole('alert')).toContainText(`${title}, la sienne`);
});

test('un message saisi avant l’arrivée du script, puis après, survit à l’onglet jusqu’à son envoi', async ({
  page,
}) => {
  const release = await holdRequests(page, ENTRY_SCRIPT);
  await page.goto('/contact', { waitUntil: 'commit' });
  const message = page.getByLabel('Message');
  await message.fill('Un mot');
  await page.goto('about:blank');
  release();
  await page.goto('/contact');
  await expect(line(page)).toBeVisible();
  await expect(message).toHaveValue('Un mot');
  await message.fill('Un mot de plus');
  await page.reload();
  await expect(message).toHaveValue('Un mot de plus');
  await expect(line(page)).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('button', { name: 'Écrire un autre message' }).click();
  await expect(message).toHaveValue('');
  await page.reload();
  await expect(message).toHaveValue('');
});

test('une inscription entamée survit à l’onglet, sans ses mots de passe', async ({ page }) => {
  await page.goto('/register');
  const email = freshEmail('entamee');
  await fillInRegistration(page, email);
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).first().click();
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await expect.poll(() => stored(page)).toContain(email);
  expect(await stored(page)).not.toContain(PASSWORD);
  await openAgain(page);
  await expect(line(page)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('');
});
