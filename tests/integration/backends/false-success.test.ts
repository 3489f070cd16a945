import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { toastStore } from '~/design-system/feedback/notify';
import { logIn } from '../support/log-in';
import { saveCredentials } from '../support/network-screen';
import { deleteFirstOffer, fillInOffer, offerModal } from '../support/offer-modal';
import { openApp } from '../support/open-app';
import { settle } from '../support/parts';
import { TestBackend } from '../support/test-backend';
import { sendNewPassword, sendRegistration, sendResetRequest } from '../support/visitor-forms';

/* « success: false » in a 200 is a failure like any other: its message is shown, and nothing is called done. */

const CAMILLE = 'camille@missio.test';

/** @returns a check that no toast of the test has called anything done */
const watchSuccesses = () => {
  const successes = new Set<string>();
  onTestFinished(
    toastStore.subscribe(() => {
      for (const { tone, message } of toastStore.read()) if (tone === 'success') successes.add(message);
    }),
  );
  return () => expect([...successes]).toEqual([]);
};

test('participer et le profil', async () => {
  const expectNoSuccess = watchSuccesses();
  const backend = new TestBackend('succes-faux');
  openApp('/offers', { backend });
  await page
    .getByRole('link', { name: /^Voir les détails/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^(?:Participer à cette offre|Continuer la mission)$/ }).click();
  await expect.element(page.getByText('Cette mission est complète.').first()).toBeVisible();
  await expect.element(page.getByText('Participation enregistrée')).not.toBeInTheDocument();
  expectNoSuccess();

  openApp('/profile', { backend });
  const name = page.getByLabelText('Nom');
  await name.fill('Camille Autrement');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(name).toHaveAccessibleDescription(expect.stringContaining('Ce nom est réservé'));
  await expect.element(name).toHaveValue('Camille Autrement');
  await expect.element(page.getByRole('banner')).toHaveTextContent('Camille Durand');
  expectNoSuccess();
});

test('les formulaires d’un visiteur', async () => {
  const expectNoSuccess = watchSuccesses();
  const backend = new TestBackend('visiteur-succes-faux');
  const login = openApp('/login', { backend });
  await logIn({ email: CAMILLE });
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent('Ce compte est suspendu.');
  await login.isAt('/login');

  openApp('/register', { backend });
  await sendRegistration(CAMILLE);
  await expect
    .element(page.getByLabelText('Email'))
    .toHaveAccessibleDescription(expect.stringContaining('Cet email est déjà utilisé'));
  expectNoSuccess();

  const forgotten = openApp('/forgot-password', { backend });
  await sendResetRequest(CAMILLE);
  const sendingSuspended = expect.stringContaining('L’envoi des emails est suspendu.');
  await expect.poll(() => forgotten.toasts).toContainEqual(sendingSuspended);
  expectNoSuccess();
  const reset = openApp('/reset-password?token=essai&email=camille%40missio.test', { backend });
  await sendNewPassword('un-autre-secret');
  await expect.poll(() => reset.toasts).toContainEqual(expect.stringContaining('Ce lien a déjà servi.'));
  await reset.isAt(/reset-password/);
  expectNoSuccess();
});

test('l’administration', async () => {
  const expectNoSuccess = watchSuccesses();
  const backend = new TestBackend('admin-succes-faux');
  const users = openApp('/admin/users?validated=0', { backend });
  const validate = page.getByRole('row').getByRole('button', { name: /^Valider/ });
  await expect.element(validate.first()).toBeVisible();
  const waiting = validate.elements().length;
  await validate.first().click();
  await expect.poll(() => users.toasts).toContainEqual(expect.stringContaining('Erreur lors de la validation'));
  const notValidated = page.getByRole('alert').filter({ hasText: 'Ce compte ne peut pas être validé.' });
  await expect.element(notValidated).toBeVisible();
  await expect.element(validate).toHaveLength(waiting);
  expectNoSuccess();

  openApp('/admin/offers', { backend });
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  await fillInOffer({ title: 'Mission d’essai', country: 'France', deeplink: 'https://partenaire.test/' });
  await offerModal.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect
    .element(offerModal.getByLabelText('Titre'))
    .toHaveAccessibleDescription(expect.stringContaining('Ce titre existe déjà'));
  expectNoSuccess();
  const deletion = openApp('/admin/offers', { backend });
  await deleteFirstOffer();
  await expect.poll(() => deletion.toasts).toContainEqual(expect.stringContaining('Erreur lors de la suppression'));
  const notDeleted = page.getByRole('alert').filter({ hasText: 'Cette offre a des participations.' });
  await expect.element(notDeleted).toBeVisible();
  await expect.element(page.getByRole('row')).toHaveLength(16);
  expectNoSuccess();

  openApp('/admin/daisycon', { backend });
  await saveCredentials('missio-editeur', 'bon-secret');
  await expect
    .element(page.getByLabelText('Publisher ID'))
    .toHaveAccessibleDescription(expect.stringContaining('Ce Publisher ID est inconnu'));
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  await expect.element(page.getByText('Daisycon a refusé ces identifiants.').first()).toBeVisible();
  await expect.element(page.getByText('Connexion réussie !')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
  await expect.element(page.getByText('Erreur lors de la synchronisation').first()).toBeVisible();
  expectNoSuccess();
});

test('les lectures : chaque écran dit que rien ne se charge', async () => {
  const backend = new TestBackend('admin-succes-faux-lectures');
  for (const [path, title] of [
    ['/admin/offers', 'Gestion des offres'],
    ['/admin/daisycon', 'Configuration Daisycon'],
  ] as const) {
    openApp(path, { backend });
    await settle(title);
    await expect.element(page.getByText('Chargement impossible').first()).toBeVisible();
  }
});
