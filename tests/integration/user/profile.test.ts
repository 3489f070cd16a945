import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gate } from '../../e2e/support/gate';
import { openApp } from '../support/open-app';
import { confirmation, heading } from '../support/parts';
import { createTabHistory } from '../support/tab-history';
import { TestBackend } from '../support/test-backend';

const PROFILE = '/api/profile';
const SAVED = 'Profil mis à jour avec succès !';
const FAILED = 'Erreur lors de la mise à jour';

const name = page.getByLabelText('Nom');
const email = page.getByLabelText('Email');
const save = page.getByRole('button', { name: 'Enregistrer' });
const saving = page.getByRole('button', { name: 'Enregistrement en cours...' });
const main = page.getByRole('main');
const header = page.getByRole('banner');
const link = (text: string) => page.getByRole('link', { name: text, exact: true });

/** The profile of somebody new, validated. */
const openProfile = async (path = '/profile') => {
  const backend = new TestBackend('nominal');
  const session = await backend.createValidatedUser({ name: 'Alix Martin' });
  return { backend, app: openApp(path, { backend, session }) };
};

test('modifier son profil : adresse déjà prise, panne, réussite, et le nom dans l’en-tête', async () => {
  const { backend, app } = await openProfile();
  const other = await backend.createValidatedUser();
  await email.fill(other.user.email);
  await save.click();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/\S/);
  await expect.element(email).toHaveValue(other.user.email);

  await email.fill('pas une adresse');
  await name.fill('A');
  await expect.element(page.getByText('Email invalide')).toBeVisible();
  await save.click();
  await expect.element(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible();

  await name.fill('  Alix Moreau ');
  await email.fill('alix@missio.test');
  backend.armFault({ method: 'PUT', path: PROFILE, status: 500, body: {} });
  await save.click();
  await app.isTold(FAILED);
  await expect.element(main.getByText(FAILED)).toBeVisible();
  await save.click();
  await app.isTold(SAVED);
  await expect.element(header).toHaveTextContent('Bonjour, Alix Moreau');
  await expect.element(page.getByRole('definition').filter({ hasText: /^Alix Moreau$/ })).toBeVisible();
  await expect.element(main.getByText(FAILED)).not.toBeInTheDocument();

  // Nothing is unsaved now: leaving asks nothing.
  await link('Tableau de bord').click();
  await expect.element(heading('Bonjour, Alix Moreau')).toBeVisible();
});

test('quitter le profil avec des modifications non enregistrées se confirme, la déconnexion jamais', async () => {
  const app = openApp('/offers', { backend: new TestBackend('nominal'), history: createTabHistory('/offers') });
  const cancel = confirmation.getByRole('button', { name: 'Annuler' });
  await link('Profil').click();
  await name.fill('Autre nom');
  await link('Missions').click();
  await cancel.click();
  await app.isAt('/profile');
  await expect.element(name).toHaveValue('Autre nom');
  await expect.element(confirmation).not.toBeInTheDocument();
  app.goBack();
  await cancel.click();
  await app.isAt('/profile');
  await expect.element(name).toHaveValue('Autre nom');
  await expect.element(confirmation).not.toBeInTheDocument();
  await link('Missions').click();
  await confirmation.getByRole('button', { name: 'Oui' }).click();
  await app.isAt('/offers');

  await link('Profil').click();
  await name.fill('Autre nom');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await app.isTold('Déconnexion réussie');
  await app.isAt('/login');
});

test('quitter le profil pendant l’enregistrement : la question dit ce qui est en cours', async () => {
  const { backend, app } = await openProfile();
  const answer = backend.hold(PROFILE);
  await name.fill('Alix Moreau');
  await save.click();
  await expect.poll(() => backend.bodiesSentTo(PROFILE)).toHaveLength(1);
  await link('Missions').click();
  await expect.element(confirmation).toHaveTextContent('L’enregistrement est en cours');
  await confirmation.getByRole('button', { name: 'Oui' }).click();
  await app.isAt('/offers');
  answer();
  await app.isTold(SAVED);
});

test('la saisie pendant l’enregistrement reste, et le nouveau nom paraît même si la relecture échoue', async () => {
  const { backend, app } = await openProfile();
  await name.fill('Alix Moreau');
  const release = backend.hold(PROFILE);
  await save.click();
  await expect.element(saving).toBeVisible();
  await name.fill('Alix Morel');
  backend.answer('/api/me', () => Response.json({}, { status: 500 }));
  release();
  await app.isTold(SAVED);
  await expect.element(header).toHaveTextContent('Bonjour, Alix Moreau');
  await expect.element(name).toHaveValue('Alix Morel');
  // It is a change: leaving asks.
  await link('Tableau de bord').click();
  await confirmation.getByRole('button', { name: 'Annuler' }).click();
  await name.fill('Alix Moreau');
  await link('Tableau de bord').click();
  await app.isAt('/dashboard');
});

test('ce que le serveur fait d’un nom enregistré se lit aussi dans le formulaire', async () => {
  const { backend, app } = await openProfile();
  await expect.element(name).toHaveValue('Alix Martin');
  backend.answer('/api/me', async (_request, next) => {
    const { data } = await (await next()).json();
    return Response.json({ data: { user: { ...data.user, name: 'ALIX MOREAU' } } });
  });
  await name.fill('Alix Moreau');
  await save.click();
  await app.isTold(SAVED);
  await expect.element(name).toHaveValue('ALIX MOREAU');
});

test('un refus porte sur ce qui a été envoyé, pas sur ce qui a été corrigé entre-temps', async () => {
  const { backend, app } = await openProfile();
  const other = await backend.createValidatedUser();
  const corrected = 'corrigee@missio.test';
  const { open: release, opened } = gate();
  const statuses: number[] = [];
  backend.answer(PROFILE, async (_request, next) => {
    await opened;
    const answer = await next();
    statuses.push(answer.status);
    return answer;
  });
  await email.fill(other.user.email);
  await save.click();
  await expect.element(saving).toBeVisible();
  await email.fill(corrected);
  name.element().focus();
  release();
  await expect.element(main.getByRole('alert').first()).toBeVisible();
  expect(statuses).toEqual([422]);
  await expect.element(email).toHaveValue(corrected);
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveFocus();
  await email.fill(other.user.email);
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill(corrected);
  await save.click();
  await app.isTold(SAVED);
});

test('un nom que le serveur n’a pas donné est un champ vide, pas un tiret', async () => {
  const backend = new TestBackend('nominal');
  backend.answer('/api/me', async (_request, next) => {
    const { data } = await (await next()).json();
    return Response.json({ data: { user: { ...data.user, name: null } } });
  });
  openApp('/profile', { backend });
  await expect.element(page.getByRole('definition').first()).toHaveTextContent(/^—$/);
  await expect.element(name).toHaveValue('');
  await expect.element(email).toHaveValue('camille@missio.test');
});

test('un enregistrement quitté en cours ne défait pas le suivant', async () => {
  const { backend, app } = await openProfile('/dashboard');
  await link('Profil').click();
  const release = backend.hold(PROFILE);
  await name.fill('Alix Premier');
  await save.click();
  await link('Tableau de bord').click();
  await confirmation.getByRole('button', { name: 'Oui' }).click();
  await app.isAt('/dashboard');
  await link('Profil').click();
  const address = 'alix@missio.test';
  await email.fill(address);
  await save.click();
  await expect.element(saving).toBeVisible();
  expect(backend.bodiesSentTo(PROFILE)).toHaveLength(1);
  release();
  await expect.poll(() => backend.bodiesSentTo(PROFILE)).toHaveLength(2);
  await expect.element(page.getByRole('definition').filter({ hasText: address })).toBeVisible();
  await expect.element(email).toHaveValue(address);
});

test('un compte validé pendant que son onglet attend est validé quand on y revient', async () => {
  const backend = new TestBackend('nominal');
  const session = await backend.createUser({ name: 'Ada Attente' });
  openApp('/dashboard', { backend, session });
  const waiting = page.getByText('Compte en attente de validation');
  await expect.element(waiting).toBeVisible();
  await backend.asOtherAdmin('PATCH', `/api/admin/users/${session.user.id}/validate`, {});
  // What the tab gets when it is looked at again.
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(waiting).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Offres récentes' })).toBeVisible();
});
