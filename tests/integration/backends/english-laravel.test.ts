import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { logIn } from '../support/log-in';
import { saveCredentials } from '../support/network-screen';
import { deleteFirstOffer, fillInOffer, offerModal } from '../support/offer-modal';
import { type OpenedApp, openApp } from '../support/open-app';
import { settle } from '../support/parts';
import { TestBackend } from '../support/test-backend';
import { sendNewPassword, sendRegistration, sendResetRequest } from '../support/visitor-forms';

/* A framework's messages are for developers: the screen shows those of the catalogue. */

const CAMILLE = 'camille@missio.test';

/** Words of the framework's sentences, of SQL, of stack traces. */
const ENGLISH = new RegExp(
  `\\b(?:${[
    'Unauthenticated|Too Many|Attempts|Server Error|given data|invalid\\.|No query results|unauthorized|not supported',
    'token mismatch|already been taken|credentials do not|Service Unavailable|SQLSTATE|Exception|vendor',
  ].join('|')})\\b`,
  'i',
);

const expectNoEnglish = ({ drawnToasts }: OpenedApp) => {
  expect(document.body.innerText).not.toMatch(ENGLISH);
  expect([...drawnToasts].join('\n')).not.toMatch(ENGLISH);
};

test('ce qu’écrit un membre : la phrase du catalogue, les messages de champs français tels quels', async () => {
  const backend = new TestBackend('laravel-anglais');
  const mission = openApp('/offers/1', { backend });
  await page.getByRole('button', { name: /^(?:Participer à cette offre|Continuer la mission)$/ }).click();
  await mission.isTold('Erreur lors de la participation');
  expectNoEnglish(mission);

  const profile = openApp('/profile', { backend });
  await page.getByLabelText('Nom').fill('Camille Autrement');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(page.getByText('Ce nom est réservé').first()).toBeVisible();
  await expect.element(page.getByLabelText('Nom')).toHaveAttribute('aria-invalid', 'true');
  expectNoEnglish(profile);
});

test('ce qu’écrit un visiteur, et combien de temps attendre', async () => {
  const backend = new TestBackend('visiteur-laravel-anglais');
  const login = openApp('/login', { backend });
  await logIn({ email: CAMILLE });
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent('42');
  expectNoEnglish(login);

  const registration = openApp('/register', { backend });
  await sendRegistration(CAMILLE);
  await expect.element(page.getByText('L’email est déjà utilisé.').first()).toBeVisible();
  expectNoEnglish(registration);

  const forgotten = openApp('/forgot-password', { backend });
  await sendResetRequest(CAMILLE);
  await expect.poll(() => forgotten.toasts).toContainEqual(expect.stringContaining('42'));
  expectNoEnglish(forgotten);
  const reset = openApp('/reset-password?token=essai&email=camille%40missio.test', { backend });
  await sendNewPassword('un-autre-secret');
  await reset.isTold('Erreur lors de la réinitialisation');
  expectNoEnglish(reset);
});

test('ce qu’écrit un administrateur', async () => {
  const backend = new TestBackend('admin-laravel-anglais');
  const users = openApp('/admin/users?validated=0', { backend });
  await page
    .getByRole('row')
    .getByRole('button', { name: /^Valider/ })
    .first()
    .click();
  await users.isTold('Erreur lors de la validation');
  expectNoEnglish(users);

  const creation = openApp('/admin/offers', { backend });
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  await fillInOffer({ title: 'Mission d’essai', country: 'France', deeplink: 'https://partenaire.test/' });
  await offerModal.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect.element(offerModal.getByRole('alert')).toHaveTextContent('Erreur lors de la sauvegarde');
  expectNoEnglish(creation);
  const deletion = openApp('/admin/offers', { backend });
  await deleteFirstOffer();
  await deletion.isTold('Erreur lors de la suppression');
  expectNoEnglish(deletion);

  const network = openApp('/admin/daisycon', { backend });
  await saveCredentials('missio-editeur', 'bon-secret');
  await network.isTold('Erreur lors de la sauvegarde');
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: '42' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
  await expect.element(page.getByText('Erreur lors de la synchronisation').first()).toBeVisible();
  expectNoEnglish(network);
});

test('ce qui se lit : chaque écran dit sa propre panne', async () => {
  const member = new TestBackend('laravel-anglais-lectures');
  const admin = new TestBackend('admin-laravel-anglais-lectures');
  for (const [backend, path, title] of [
    [member, '/offers', 'Missions'],
    [member, '/participations', 'Participations'],
    [admin, '/admin/users', 'Gestion des utilisateurs'],
    [admin, '/admin/daisycon', 'Configuration Daisycon'],
  ] as const) {
    const app = openApp(path, { backend });
    await settle(title);
    await expect.element(page.getByText('Chargement impossible').first()).toBeVisible();
    expectNoEnglish(app);
  }
});
