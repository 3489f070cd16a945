import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { knownAccounts } from '../../../mock-server/seed/generate-users';
import { logIn } from '../support/log-in';
import { openApp } from '../support/open-app';
import { heading, textsOf } from '../support/parts';
import { PASSWORD, TestBackend } from '../support/test-backend';
import { keepToasts } from '../support/toasts';

const LOGIN = '/api/auth/login';
const REFUSED = 'Échec de connexion. Vérifiez vos identifiants.';
const UNREADABLE = 'Une erreur est survenue. Merci de réessayer plus tard.';
const FALLBACK = 'Erreur de connexion';

const account = { email: 'camille@missio.test', password: 'peu-importe' };

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Mot de passe', { exact: true });
const busyButton = page.getByRole('button', { name: 'Connexion en cours...' });

test('champs vides ou faux : leurs messages, le focus sur le premier, aucun appel', async () => {
  const backend = new TestBackend('visiteur');
  openApp('/login', { backend });
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect.element(page.getByText('Email requis', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Mot de passe requis', { exact: true })).toBeVisible();
  await expect.element(email).toHaveFocus();
  // The eye beside the field is no second field of this name.
  await expect.element(page.getByLabelText('Mot de passe')).toHaveAttribute('autocomplete', 'current-password');
  await email.fill('camille');
  await expect.element(page.getByText('Email invalide', { exact: true })).toBeVisible();
  expect(backend.bodiesSentTo(LOGIN)).toEqual([]);
});

test('chaque échec se dit dans une bulle et au-dessus des champs, qui restent remplis', async () => {
  const backend = new TestBackend('visiteur');
  openApp('/login', { backend });
  const readToast = keepToasts();
  for (const [fault, toast, inline] of [
    [{ status: 401, body: { message: 'Compte inconnu' } }, 'Compte inconnu', 'Compte inconnu'],
    [{ status: 403, body: { error: 'Compte bloqué' } }, FALLBACK, 'Compte bloqué'],
    [{ status: 500 }, FALLBACK, REFUSED],
    [{ kind: 'garbage' }, FALLBACK, UNREADABLE],
    [{ status: 200, body: { message: 'Bienvenue' } }, FALLBACK, UNREADABLE],
  ] as const) {
    backend.armFault({ method: 'POST', path: LOGIN, times: 1, ...fault });
    await logIn(account);
    await readToast(toast);
    await expect.poll(() => textsOf(page.getByRole('main').getByRole('alert'))).toEqual([inline]);
    await expect.element(email).toHaveValue(account.email);
    await expect.element(password).toHaveValue(account.password);
    await expect.element(page.getByText('Votre session a expiré')).not.toBeInTheDocument();
  }
});

test('pendant l’attente le bouton le dit, et rien ne part deux fois', async () => {
  const backend = new TestBackend('visiteur');
  const { user } = await backend.createValidatedUser();
  const release = backend.hold(LOGIN);
  const app = openApp('/login', { backend });
  await logIn(user);
  await expect.element(busyButton).toHaveAttribute('aria-disabled', 'true');
  await busyButton.click({ force: true });
  email.element().focus();
  await userEvent.keyboard('{Enter}');
  release();
  await app.isTold('Connexion réussie !');
  await app.isAt('/dashboard');
  expect(backend.bodiesSentTo(LOGIN)).toEqual([{ email: user.email, password: PASSWORD }]);
});

test('un administrateur arrive à /admin, et la place voulue survit au détour par l’inscription', async () => {
  const backend = new TestBackend('visiteur');
  let app = openApp('/login', { backend });
  const readToast = keepToasts();
  await logIn(knownAccounts.admin);
  await app.isAt('/admin');
  // It stands over the button.
  await readToast('Connexion réussie !');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await app.isAt('/login');

  const { user } = await backend.createValidatedUser();
  app = openApp('/participations', { backend });
  await app.isAt('/login');
  const stub = page.getByRole('complementary');
  await stub.getByRole('link', { name: "S'inscrire" }).click();
  await app.isAt('/register');
  await stub.getByRole('link', { name: 'Connexion' }).click();
  await app.isAt('/login');
  await logIn(user);
  await app.isAt('/participations');
});

test('le bouton occupé reste lisible sous le pointeur qui l’a pressé', async () => {
  const backend = new TestBackend('visiteur');
  openApp('/login', { backend });
  backend.hold(LOGIN);
  await logIn(account);
  await expect.element(busyButton).toBeVisible();
  const background = () => getComputedStyle(busyButton.element()).backgroundColor;
  await heading('Bon retour !').hover();
  expect(busyButton.element().matches(':hover')).toBe(false);
  const atRest = background();
  await busyButton.hover({ force: true });
  await expect.poll(() => busyButton.element().matches(':hover')).toBe(true);
  expect(background()).toBe(atRest);
});
