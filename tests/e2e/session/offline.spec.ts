import type { Page, Request } from '@playwright/test';
import { adminAccount, createValidatedUser, expectToast, openSession, signIn } from '../support/accounts';
import { BUILT_SCRIPT } from '../support/built-script';
import { recordToasts } from '../support/record-toasts';
import { expect, test } from '../support/test';

/** Returns a function that waits until all requested code has arrived, the named chunks included. */
const watchCode = (page: Page) => {
  const [asked, come] = [new Set<string>(), new Set<string>()];
  const note = (files: Set<string>) => (sent: Request) => {
    const name = BUILT_SCRIPT.exec(new URL(sent.url()).pathname)?.[1];
    if (name) files.add(name);
  };
  page.on('request', note(asked));
  page.on('requestfinished', note(come));
  return async (...parts: string[]) => {
    await expect.poll(() => [...new Set([...parts, ...asked])].filter((name) => !come.has(name))).toEqual([]);
  };
};

test('sans réseau dès le début, un formulaire dit son erreur tout de suite, et rien ne revient plus tard', async ({
  page,
  context,
}) => {
  const said = await recordToasts(page);
  const hasCome = watchCode(page);
  await page.goto('/forgot-password');
  await hasCome('toaster');
  await context.setOffline(true);
  await page.getByLabel('Email').fill('quelqu-un@missio.test');
  await page.getByRole('button', { name: /^Envoyer/ }).click();
  await expect.poll(said).toEqual(["ErreurErreur lors de l'envoi"]);
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Envoyer/ }).click();
  await expect(page.getByRole('heading', { name: 'Email envoyé !' })).toBeVisible();
  await expect.poll(said).toEqual(["ErreurErreur lors de l'envoi", 'SuccèsEmail de réinitialisation envoyé !']);
});

test('se déconnecter sans réseau mène à la connexion', async ({ page, context }) => {
  await signIn(page, await createValidatedUser());
  const hasCome = watchCode(page);
  await page.goto('/dashboard');
  await hasCome('login', 'toaster');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expectToast(page, 'Déconnexion réussie');
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour !' })).toBeVisible();
});

test('sans réseau, la suppression d’une offre se demande encore, et sa panne se dit', async ({ page, context }) => {
  await signIn(page, await openSession(adminAccount));
  const hasCome = watchCode(page);
  await page.goto('/admin/offers');
  await hasCome('confirm-dialog', 'toaster');
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Supprimer/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText('Erreur lors de la suppression').first()).toBeVisible();
});
