import { expect, type Page, test } from '@playwright/test';
import { adminAccount, createValidatedUser, openSession, signIn } from '../support/accounts';
import { recordToasts } from '../support/record-toasts';

/** The screen is at rest: the code that a press may need without the network has come. */
const untilAtRest = async (page: Page, code: RegExp) => {
  await page.waitForResponse(code);
  await page.waitForLoadState('networkidle');
};

test('sans réseau avant la première touche, un formulaire dit son erreur tout de suite, et rien ne revient plus tard', async ({
  page,
  context,
}) => {
  const said = await recordToasts(page);
  const atRest = untilAtRest(page, /\/toaster-[^/]+\.js/);
  await page.goto('/forgot-password');
  await atRest;
  await context.setOffline(true);
  await page.getByLabel('Email').fill('quelqu-un@missio.test');
  await page.getByRole('button', { name: /^Envoyer/ }).click();
  await expect.poll(said).toEqual(["ErreurErreur lors de l'envoi"]);
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Envoyer/ }).click();
  await expect(page.getByRole('heading', { name: 'Email envoyé !' })).toBeVisible();
  expect(await said()).toEqual(["ErreurErreur lors de l'envoi", 'SuccèsEmail de réinitialisation envoyé !']);
});

test('se déconnecter sans réseau mène à la connexion', async ({ page, context }) => {
  await signIn(page, await createValidatedUser());
  const atRest = untilAtRest(page, /\/login-[^/]+\.js/);
  await page.goto('/dashboard');
  await atRest;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour !' })).toBeVisible();
  await expect(page.getByText('Déconnexion réussie')).toBeVisible();
});

test('sans réseau, la suppression d’une offre se demande encore, et sa panne se dit', async ({ page, context }) => {
  await signIn(page, await openSession(adminAccount));
  const atRest = untilAtRest(page, /\/confirm-dialog-[^/]+\.js/);
  await page.goto('/admin/offers');
  await atRest;
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Supprimer/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText('Erreur lors de la suppression').first()).toBeVisible();
});
