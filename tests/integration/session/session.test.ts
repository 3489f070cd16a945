import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TOKEN_KEY, USER_KEY } from '~/lib/browser/storage';
import type { ScenarioName } from '../../../mock-server/scenarios/scenarios';
import { knownAccounts } from '../../../mock-server/seed/generate-users';
import { gate } from '../../e2e/support/gate';
import { logIn } from '../support/log-in';
import { openApp } from '../support/open-app';
import { heading } from '../support/parts';
import { TestBackend } from '../support/test-backend';
import { keepToasts, notifications } from '../support/toasts';

const { camille } = knownAccounts;

const anyHeading = page.getByRole('heading', { level: 1 });
const logOut = page.getByRole('button', { name: 'Déconnexion' });
const headerLink = (name: string) => page.getByRole('banner').getByRole('link', { name });

test('un visiteur va sur /offers, se connecte, revient sur /offers, se déconnecte', async () => {
  const app = openApp('/offers?page=2', { backend: new TestBackend('visiteur') });
  const readToast = keepToasts();
  await app.isAt('/login');
  await expect.element(heading('Bon retour !')).toBeVisible();
  await logIn(camille);
  await readToast('Connexion réussie !');
  await app.isAt('/offers?page=2');
  await expect.element(heading('Missions')).toBeVisible();
  expect(Object.keys(localStorage).sort()).toEqual([TOKEN_KEY, USER_KEY]);

  await logOut.click();
  await readToast('Déconnexion réussie');
  await app.isAt('/login');
  expect(localStorage).toHaveLength(0);
  // A deliberate logout keeps no place: the next login starts at the dashboard.
  await logIn(camille);
  await app.isAt('/dashboard');
});

test('un mot de passe faux est dit, et rien de ce qui est saisi n’est perdu', async () => {
  const app = openApp('/login', { backend: new TestBackend('visiteur') });
  await logIn({ email: camille.email, password: 'mauvais-mot-de-passe' });
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveValue(camille.email);
  await expect.element(page.getByLabelText('Mot de passe', { exact: true })).toHaveValue('mauvais-mot-de-passe');
  await app.isAt('/login');
});

// Other failures of each call: `tests/faults`.
test('connexion, serveur arrêté : l’écran le dit et garde la saisie', async () => {
  const backend = new TestBackend('visiteur');
  const app = openApp('/login', { backend });
  backend.armFault({ method: 'POST', path: '/api/auth/login', kind: 'drop' });
  await logIn(camille);
  await expect.element(page.getByText('Une erreur est survenue. Merci de réessayer plus tard.')).toBeVisible();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await app.isAt('/dashboard');
});

test('un message qui paraît sous la souris immobile s’en va, celui que l’on montre reste', async () => {
  openApp('/dashboard', { backend: new TestBackend('nominal') });
  await logOut.click();
  await expect.element(notifications.getByText('Déconnexion réussie')).toBeVisible();
  // The message stands where the button stood, under the pointer.
  await expect.poll(() => notifications.element().matches(':hover')).toBe(true);
  await expect.element(notifications.getByText('Déconnexion réussie')).not.toBeInTheDocument();
});

// One address of each guard: `src/routes` has one guard for each group of them.
test('chacun arrive chez soi, et nulle part ailleurs', async () => {
  const doors: [ScenarioName, [from: string, to: string][]][] = [
    [
      'nominal',
      [
        ['/login', '/dashboard'],
        ['/admin/users', '/dashboard'],
        ['/nulle/part', '/dashboard'],
      ],
    ],
    [
      'admin',
      [
        ['/register', '/admin'],
        ['/offers', '/admin'],
        ['/nulle/part', '/admin'],
      ],
    ],
    [
      'visiteur',
      [
        ['/offers/12', '/login'],
        ['/admin/daisycon', '/login'],
        ['/nulle/part', '/'],
      ],
    ],
  ];
  for (const [scenario, addresses] of doors) {
    const backend = new TestBackend(scenario);
    for (const [from, to] of addresses) await openApp(from, { backend }).isAt(to);
  }
});

test('une session perdue : un seul avertissement, la place est gardée', async () => {
  const backend = new TestBackend('nominal');
  const app = openApp('/profile', { backend });
  await expect.element(anyHeading).toBeVisible();
  const { open: refuse, opened: mayRefuse } = gate();
  for (const path of ['/api/participations', '/api/get/user/sold']) {
    backend.answer(path, async () => {
      await mayRefuse;
      return Response.json({ message: 'Non' }, { status: 401 });
    });
  }
  await page.getByRole('link', { name: 'Participations' }).click();
  // Else the mere hover, which reads in advance, might lose the session before the press.
  await app.isAt('/participations');
  refuse();
  await app.isAt('/login');
  await expect.element(heading('Bon retour !')).toBeVisible();
  const warning = page.getByText('Votre session a expiré. Veuillez vous reconnecter.');
  await expect.poll(() => warning.elements()).toHaveLength(1);
  // Only « OK » ends it, and the page goes on where it was.
  const accept = page.getByRole('button', { name: 'OK' });
  accept.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(accept).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(accept).not.toBeInTheDocument();
  await expect.element(anyHeading).toHaveFocus();
  for (const path of ['/api/participations', '/api/get/user/sold']) backend.answerNoMore(path);
  // The header's own link leads to the same door, and forgets nothing either.
  await headerLink("S'inscrire").click();
  await app.isAt('/register');
  await headerLink('Connexion').click();
  await app.isAt('/login');
  await logIn(camille);
  await app.isAt('/participations');
});

test('le serveur arrêté pendant une visite : le rechargement le supporte et tout repart avec lui', async () => {
  const backend = new TestBackend('nominal');
  const app = openApp('/dashboard', { backend });
  await expect.element(anyHeading).toBeVisible();
  backend.armFault({ method: 'GET', path: '/api/me', kind: 'drop' });
  app.reload();
  // A user that cannot be fetched at the start ends the session, as specified, and the guard leads to the door.
  await app.isAt('/login');
  await logIn(camille);
  await app.isAt('/dashboard');
});

test('un profil enregistré après la déconnexion ne reconnecte personne', async () => {
  const backend = new TestBackend('nominal');
  const app = openApp('/profile', { backend });
  const { open: answer, opened: mayAnswer } = gate();
  const { open: noteAnswer, opened: answered } = gate();
  // Saved before the session ends, told after it.
  backend.answer('/api/profile', async (_, next) => {
    const response = await next();
    await mayAnswer;
    noteAnswer();
    return response;
  });
  await page.getByLabelText('Nom').fill('Cy Trop Tard');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => backend.bodiesSentTo('/api/profile')).toHaveLength(1);
  await logOut.click();
  // Logging out is not asked about, whatever was typed.
  await app.isAt('/login');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  answer();
  await answered;
  await page.getByRole('link', { name: 'Missions' }).first().click();
  await expect.element(page.getByText('Connectez-vous pour voir les missions proposées.')).toBeVisible();
  await app.isAt('/login');
  expect(localStorage.getItem(USER_KEY)).toBeNull();
});
