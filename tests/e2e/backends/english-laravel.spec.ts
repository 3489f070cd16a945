import type { Page } from '@playwright/test';
import { camilleAccount, expectToast, logIn } from '../support/accounts';
import { confirmation } from '../support/confirmation';
import { fillInOffer, offerModal } from '../support/offer-modal';
import { saveCredentials } from '../support/save-credentials';
import { settle } from '../support/screens';
import { expect, resetMockAround, test } from '../support/test';
import { sendNewPassword, sendRegistration, sendResetRequest } from '../support/visitor-forms';
import { openIn, type Watch } from './other-backend';

/* A framework's messages are for developers: the screen shows those of the catalogue. */

// A scenario makes another backend of the mock server.
resetMockAround();

/** Words of the framework's sentences, of SQL, of stack traces. */
const ENGLISH = new RegExp(
  `\\b(?:${[
    'Unauthenticated|Too Many|Attempts|Server Error|given data|invalid\\.|No query results|unauthorized|not supported',
    'token mismatch|already been taken|credentials do not|Service Unavailable|SQLSTATE|Exception|vendor',
  ].join('|')})\\b`,
  'i',
);

const expectNoEnglish = async (page: Page, { toasts }: Watch) => {
  expect(await page.locator('body').innerText()).not.toMatch(ENGLISH);
  expect((await toasts()).join('\n')).not.toMatch(ENGLISH);
};

test('ce qu’écrit un membre : la phrase du catalogue, les messages de champs français tels quels', async ({ page }) => {
  const watch = await openIn(page, 'laravel-anglais', '/offers/1');
  const apply = page.getByRole('button', { name: /^(?:Participer à cette offre|Continuer la mission)$/ });
  await apply.click();
  await expectToast(page, 'Erreur lors de la participation');
  await expectNoEnglish(page, watch);

  await page.goto('/profile');
  await page.getByLabel('Nom').fill('Camille Autrement');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Ce nom est réservé').first()).toBeVisible();
  await expect(page.getByLabel('Nom')).toHaveAttribute('aria-invalid', 'true');
  await expectNoEnglish(page, watch);
});

test('ce qu’écrit un visiteur, et combien de temps attendre', async ({ page }) => {
  const watch = await openIn(page, 'visiteur-laravel-anglais', '/login');
  await logIn(page, camilleAccount);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('42');
  await expectNoEnglish(page, watch);

  await page.goto('/register');
  await sendRegistration(page, 'camille@missio.test');
  await expect(page.getByText('L’email est déjà utilisé.').first()).toBeVisible();
  await expectNoEnglish(page, watch);

  await page.goto('/forgot-password');
  await sendResetRequest(page, 'camille@missio.test');
  await expect.poll(watch.toasts).toContainEqual(expect.stringContaining('42'));
  await page.goto('/reset-password?token=essai&email=camille%40missio.test');
  await sendNewPassword(page, 'un-autre-secret');
  await expectToast(page, 'Erreur lors de la réinitialisation');
  await expectNoEnglish(page, watch);
});

test('ce qu’écrit un administrateur', async ({ page }) => {
  const watch = await openIn(page, 'admin-laravel-anglais', '/admin/users?validated=0');
  await page
    .getByRole('row')
    .getByRole('button', { name: /^Valider/ })
    .first()
    .click();
  await expectToast(page, 'Erreur lors de la validation');
  await expectNoEnglish(page, watch);

  await page.goto('/admin/offers');
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  await fillInOffer(page, { title: 'Mission d’essai', country: 'France', deeplink: 'https://partenaire.test/' });
  await offerModal(page).getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(offerModal(page).getByRole('alert')).toContainText('Erreur lors de la sauvegarde');
  await expectNoEnglish(page, watch);
  await page.goto('/admin/offers');
  await page
    .getByRole('button', { name: /^Supprimer / })
    .first()
    .click();
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expectToast(page, 'Erreur lors de la suppression');
  await expectNoEnglish(page, watch);

  await page.goto('/admin/daisycon');
  await saveCredentials(page, { username: 'missio-editeur', password: 'bon-secret' });
  await expectToast(page, 'Erreur lors de la sauvegarde');
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '42' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
  await expect(page.getByText('Erreur lors de la synchronisation').first()).toBeVisible();
  await expectNoEnglish(page, watch);
});

test('ce qui se lit : chaque écran dit sa propre panne', async ({ page, browser }) => {
  const watch = await openIn(page, 'laravel-anglais-lectures', '/offers');
  for (const [path, heading] of [
    ['/offers', 'Missions'],
    ['/participations', 'Participations'],
  ] as const) {
    await page.goto(path);
    await settle(page, heading);
    await expect(page.getByText('Chargement impossible').first()).toBeVisible();
    await expectNoEnglish(page, watch);
  }
  const admin = await browser.newPage();
  const adminWatch = await openIn(admin, 'admin-laravel-anglais-lectures', '/admin/users');
  for (const [path, heading] of [
    ['/admin/users', 'Gestion des utilisateurs'],
    ['/admin/daisycon', 'Configuration Daisycon'],
  ] as const) {
    await admin.goto(path);
    await settle(admin, heading);
    await expect(admin.getByText('Chargement impossible').first()).toBeVisible();
    await expectNoEnglish(admin, adminWatch);
  }
  await admin.close();
});
