import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { logIn } from '../support/log-in';
import { createOffer, fillInOffer, offerModal } from '../support/offer-modal';
import { openApp } from '../support/open-app';
import { confirmation } from '../support/parts';
import { PASSWORD, TestBackend } from '../support/test-backend';
import { fillInRegistration } from '../support/visitor-forms';

const name = page.getByLabelText('Nom');
const line = page.getByRole('status').filter({ hasText: 'Brouillon repris' });
const link = (text: string) => page.getByRole('link', { name: text, exact: true });
const stored = () => JSON.stringify({ ...sessionStorage });

/** The profile of somebody new. */
const openProfile = async () => {
  const backend = new TestBackend('nominal');
  const session = await backend.createValidatedUser({ name: 'Alix Martin' });
  const app = openApp('/profile', { backend, session });
  await expect.element(name).toHaveValue('Alix Martin');
  return { app, user: session.user };
};

/** The list of the offers with the one that is there for the test. */
const openOffers = async (title: string) => {
  const backend = new TestBackend('admin');
  const id = await createOffer(backend, title);
  const app = openApp(`/admin/offers?search=${encodeURIComponent(title)}`, { backend });
  return { backend, app, id };
};

test('la saisie du profil survit à l’onglet ; « Effacer » et la déconnexion la retirent', async () => {
  const { app, user } = await openProfile();
  await expect.element(line).not.toBeInTheDocument();
  await name.fill('Alix Moreau');
  app.reload();
  await expect.element(line).toBeVisible();
  await expect.element(name).toHaveValue('Alix Moreau');

  await page.getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect.element(name).toHaveValue('Alix Martin');
  await expect.element(name).toHaveFocus();
  await expect.element(line).not.toBeInTheDocument();
  // Nothing is unsaved any more: leaving asks nothing, and nothing comes back.
  await link('Missions').click();
  await link('Profil').click();
  await expect.element(name).toHaveValue('Alix Martin');

  await name.fill('Alix Morel');
  app.reload();
  await expect.element(name).toHaveValue('Alix Morel');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await app.isAt('/login');
  expect(stored()).not.toContain('Morel');
  await logIn(user);
  await link('Profil').click();
  await expect.element(name).toHaveValue('Alix Martin');
  await expect.element(line).not.toBeInTheDocument();
});

test('quitter le profil pour de bon, ou l’enregistrer, ne laisse pas de brouillon', async () => {
  const { app } = await openProfile();
  await name.fill('Alix Moreau');
  await link('Missions').click();
  await confirmation.getByRole('button', { name: 'Oui' }).click();
  await app.isAt('/offers');
  await link('Profil').click();
  await expect.element(name).toHaveValue('Alix Martin');

  await name.fill('Alix Morel');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(page.getByRole('banner')).toHaveTextContent('Bonjour, Alix Morel');
  app.reload();
  await expect.element(name).toHaveValue('Alix Morel');
  await expect.element(line).not.toBeInTheDocument();
});

test('une offre en cours de saisie survit à l’onglet, chacune la sienne, jusqu’à son envoi', async () => {
  const title = 'Offre entamée';
  const { app } = await openOffers(title);
  const next = { title: `${title}, bis`, country: 'Belgique', deeplink: 'https://partenaire.test/bis' };
  const titleField = offerModal.getByLabelText('Titre');
  const create = page.getByRole('button', { name: 'Créer une offre' });
  const cancel = offerModal.getByRole('button', { name: 'Annuler' });

  await create.click();
  await fillInOffer(next);
  app.reload();
  await expect.element(titleField).toHaveValue(next.title);
  await expect.element(offerModal.getByLabelText('Pays')).toHaveValue(next.country);
  await expect.element(offerModal.getByLabelText('URL Daisycon')).toHaveValue(next.deeplink);
  await expect.element(line).toBeVisible();
  await offerModal.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect.element(page.getByRole('row').filter({ hasText: next.title })).toHaveTextContent('Belgique');
  await create.click();
  await expect.element(titleField).toHaveValue('');
  await cancel.click();

  await link(`Modifier ${title}`).click();
  await titleField.fill(`${title}, revue`);
  app.reload();
  await expect.element(titleField).toHaveValue(`${title}, revue`);
  await cancel.click();
  await confirmation.getByRole('button', { name: 'Oui' }).click();
  await expect.element(offerModal).not.toBeInTheDocument();
  await link(`Modifier ${title}`).click();
  await expect.element(titleField).toHaveValue(title);
  await expect.element(line).not.toBeInTheDocument();
});

test('un brouillon sur une offre que quelqu’un d’autre change ensuite ne la remplace pas sans question', async () => {
  const title = 'Offre disputée';
  const { backend, app, id } = await openOffers(title);
  await link(`Modifier ${title}`).click();
  await offerModal.getByLabelText('Titre').fill(`${title}, la mienne`);
  const theirs = { title: `${title}, la sienne`, country: 'FR', deeplink: 'https://partenaire.test/' };
  await backend.asOtherAdmin('PUT', `/api/admin/offers/${id}`, theirs);
  app.reload();
  await expect.element(offerModal.getByLabelText('Titre')).toHaveValue(`${title}, la mienne`);
  await offerModal.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect.element(confirmation).toHaveTextContent('modifiée par quelqu’un d’autre');
  await confirmation.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(offerModal.getByRole('alert')).toHaveTextContent(`${title}, la sienne`);
});

test('une inscription entamée survit à l’onglet, sans ses mots de passe', async () => {
  const app = openApp('/register', { backend: new TestBackend('visiteur') });
  const email = 'entamee@missio.test';
  const password = page.getByLabelText('Mot de passe', { exact: true });
  await fillInRegistration(email);
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).first().click();
  await password.fill(PASSWORD);
  await expect.poll(stored).toContain(email);
  expect(stored()).not.toContain(PASSWORD);
  app.reload();
  await expect.element(line).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveValue(email);
  await expect.element(password).toHaveValue('');
});
