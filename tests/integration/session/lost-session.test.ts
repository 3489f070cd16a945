import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { knownAccounts } from '../../../mock-server/seed/generate-users';
import { logIn } from '../support/log-in';
import { createOffer, fillInOffer, offerModal } from '../support/offer-modal';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';

const { admin } = knownAccounts;

const LOST = { method: 'PUT', status: 401, body: { message: 'Non' }, times: 1 } as const;

const name = page.getByLabelText('Nom');
const saveProfile = page.getByRole('button', { name: 'Enregistrer' });
const titleField = offerModal.getByLabelText('Titre');
const saveOffer = offerModal.getByRole('button', { name: 'Sauvegarder' });

/** A profile that was changed, and whose saving has ended the session. */
const loseProfile = async () => {
  const backend = new TestBackend('nominal');
  const session = await backend.createValidatedUser({ name: 'Alix Martin' });
  const app = openApp('/profile', { backend, session });
  await name.fill('Alix Moreau');
  backend.armFault({ path: '/api/profile', ...LOST });
  await saveProfile.click();
  await app.isAt('/login');
  return { backend, app, user: session.user };
};

/** The window of an offer, as an administrator opens it. */
const openOffer = async (title: string) => {
  const backend = new TestBackend('admin');
  const id = await createOffer(backend, title);
  const app = openApp(`/admin/offers?search=${encodeURIComponent(title)}`, { backend });
  await page.getByRole('link', { name: `Modifier ${title}` }).click();
  backend.armFault({ path: '/api/admin/offers/*', ...LOST });
  return { backend, app, id };
};

test('la session expire pendant un enregistrement : après la connexion, la saisie est de retour', async () => {
  const { app, user } = await loseProfile();
  await logIn(user);
  await app.isAt('/profile');
  await expect.element(name).toHaveValue('Alix Moreau');
  await saveProfile.click();
  await expect.element(page.getByRole('banner')).toHaveTextContent('Bonjour, Alix Moreau');
});

test('une autre personne qui se connecte ne trouve rien de la saisie', async () => {
  const { backend, app } = await loseProfile();
  const { user } = await backend.createValidatedUser({ name: 'Lou Petit' });
  await logIn(user);
  await app.isAt('/profile');
  await expect.element(name).toHaveValue('Lou Petit');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Alix Moreau');
});

test('la session expire pendant la sauvegarde d’une offre : la fenêtre revient avec toute la saisie', async () => {
  const title = 'Offre à reprendre';
  const { app } = await openOffer(title);
  const changes = { title: `${title}, revue`, country: 'Belgique', deeplink: 'https://partenaire.test/revue' };
  await fillInOffer(changes);
  await saveOffer.click();
  await app.isAt('/login');
  await logIn(admin);
  await expect.element(titleField).toHaveValue(changes.title);
  await expect.element(offerModal.getByLabelText('Pays')).toHaveValue(changes.country);
  await expect.element(offerModal.getByLabelText('URL Daisycon')).toHaveValue(changes.deeplink);
  await saveOffer.click();
  await expect.element(page.getByRole('row').filter({ hasText: changes.title })).toHaveTextContent('Belgique');
});

test('ce qu’un autre a changé pendant ce temps, et pas soi, reste son changement', async () => {
  const title = 'Offre à deux';
  const { backend, app, id } = await openOffer(title);
  await titleField.fill(`${title}, revue`);
  await saveOffer.click();
  await app.isAt('/login');
  const deeplink = 'https://partenaire.test/corrige';
  await backend.asOtherAdmin('PUT', `/api/admin/offers/${id}`, { title, country: 'FR', deeplink });
  await logIn(admin);
  await expect.element(titleField).toHaveValue(`${title}, revue`);
  await expect.element(offerModal.getByLabelText('URL Daisycon')).toHaveValue(deeplink);
});
