import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '~/api/contract/strict/answers';
import { TOKEN_KEY, USER_KEY } from '~/lib/browser/storage';
import { openApp } from '../support/open-app';
import { heading } from '../support/parts';
import { TestBackend } from '../support/test-backend';

/* What happens to a session in another tab, or while a page is kept for Back. */

const name = page.getByLabelText('Nom');

/** What another tab has stored, as this one is told. */
const hearOfStored = (key: string) => {
  const newValue = localStorage.getItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
};

/** Another account in one stroke, as a tab finds it that was asleep meanwhile. */
const storeAccount = ({ access_token, user }: Session) => {
  localStorage.setItem(USER_KEY, JSON.stringify(user));
  localStorage.setItem(TOKEN_KEY, access_token);
};

const switchAccount = (session: Session) => {
  storeAccount(session);
  for (const key of [USER_KEY, TOKEN_KEY]) hearOfStored(key);
};

test('un autre compte, ouvert d’un coup dans un autre onglet, ne voit rien du premier', async () => {
  const backend = new TestBackend('nominal');
  const second = await backend.createValidatedUser({ name: 'Bo Second' });
  openApp('/profile', { backend });
  await name.fill('Camille modifiée');
  const release = backend.hold('/api/me');
  switchAccount(second);
  // What the first one could still send would go with the second one's token.
  await expect.element(page.getByText('Chargement…')).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
  release();
  await expect.element(page.getByText('Bonjour, Bo Second')).toBeVisible();
  await expect.element(name).toHaveValue('Bo Second');
});

test('un autre compte, ouvert d’un coup dans un autre onglet, ne voit pas les participations du premier', async () => {
  const backend = new TestBackend('nominal');
  const second = await backend.createValidatedUser({ name: 'Bo Second' });
  openApp('/participations', { backend });
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  const approved = page.getByText(/participations? approuvée/);
  await expect.element(approved).toBeVisible();
  // What the second person's screen asks for stays away: it shows nothing rather than what the first one had.
  for (const path of ['/api/participations', '/api/get/user/sold']) backend.hold(path);
  switchAccount(second);
  await expect.element(page.getByText('Bonjour, Bo Second')).toBeVisible();
  await expect.element(approved).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Affichage de/)).not.toBeInTheDocument();
});

/* The events that a page gets when it enters the back/forward cache and when it comes back. */
const leaveForBack = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('une page gardée pour Retour ne montre plus à personne ce que voyait celui qui l’a quittée', async () => {
  const backend = new TestBackend('nominal');
  const second = await backend.createValidatedUser({ name: 'Bo Second' });
  const app = openApp('/profile', { backend });
  await expect.element(name).toHaveValue('Camille Durand');

  // The same session: nothing is asked, and what is typed stays.
  await name.fill('Camille en cours');
  leaveForBack();
  comeBack();
  await expect.element(name).toHaveValue('Camille en cours');

  // A document's own changes of the storage come to it as no event.
  leaveForBack();
  storeAccount(second);
  comeBack();
  await expect.element(page.getByText('Bonjour, Bo Second')).toBeVisible();
  await expect.element(name).toHaveValue('Bo Second');

  leaveForBack();
  localStorage.removeItem(TOKEN_KEY);
  comeBack();
  await app.isAt('/login');
});

test('une page publique gardée pour Retour suit la connexion et la déconnexion d’ailleurs', async () => {
  const backend = new TestBackend('visiteur');
  const session = await backend.createValidatedUser();
  const headerLink = (text: string) => page.getByRole('banner').getByRole('link', { name: text });
  openApp('/faq', { backend });
  await expect.element(headerLink('Connexion')).toBeVisible();

  leaveForBack();
  storeAccount(session);
  comeBack();
  await expect.element(headerLink('Mon espace')).toBeVisible();
  await expect.element(headerLink('Connexion')).not.toBeInTheDocument();

  leaveForBack();
  localStorage.removeItem(TOKEN_KEY);
  comeBack();
  await expect.element(headerLink('Connexion')).toBeVisible();
  await expect.element(headerLink('Mon espace')).not.toBeInTheDocument();
});

test('le nom enregistré dans un autre onglet arrive partout, et la validation du compte aussi', async () => {
  const backend = new TestBackend('visiteur');
  const session = await backend.createUser({ name: 'Ada Premier' });
  const { email, id } = session.user;
  openApp('/dashboard', { backend, session });
  const waiting = page.getByText('Compte en attente de validation');
  await expect.element(waiting).toBeVisible();
  await backend.asOtherAdmin('PATCH', `/api/admin/users/${id}/validate`, {});
  const renamed = { email, name: 'Ada Seconde' };
  await backend.call('PUT', '/api/profile', renamed, session.access_token);
  localStorage.setItem(USER_KEY, JSON.stringify({ ...session.user, ...renamed }));
  hearOfStored(USER_KEY);
  await expect.element(heading('Bonjour, Ada Seconde')).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Offres récentes' })).toBeVisible();

  // The tab that saves shows it too, and stores it, of which the others are told.
  openApp('/profile', { backend, session });
  await name.fill('Ada Troisième');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(page.getByRole('banner')).toHaveTextContent('Ada Troisième');
  expect(localStorage.getItem(USER_KEY)).toContain('Ada Troisième');
});
