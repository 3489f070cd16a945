import { createUser, createValidatedUser, expectToast, logIn, signIn } from '../support/accounts';
import { linkMailedTo } from '../support/outbox';
import { expect, test } from '../support/test';
import { sendNewPassword, sendResetRequest } from '../support/visitor-forms';

const NEW_PASSWORD = 'un-tout-autre-secret';

test('un lien de réinitialisation abîmé par un logiciel de messagerie se lit quand même', async ({ page }) => {
  const { email } = await createUser();
  await page.goto('/forgot-password');
  await sendResetRequest(page, email);
  await expect(page.getByText('Email envoyé !')).toBeVisible();
  const link = await linkMailedTo(email);
  const token = new URL(link, page.url()).searchParams.get('token');
  // The token at the end, with a sentence's end behind it; the other ways: `reset-link.test.ts`.
  await page.goto(`/reset-password?email=${encodeURIComponent(email)}&amp;token=${token}.`);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await sendNewPassword(page, NEW_PASSWORD);
  await expectToast(page, 'Mot de passe réinitialisé avec succès !');
});

test('un lien suivi d’une campagne (utm) ouvre la même page, publique ou privée', async ({ page }) => {
  const utm = 'utm_source=lettre&utm_medium=email&utm_campaign=été%202026&gclid=a.b-c';
  for (const [path, heading] of [
    ['/', 'Chaque mission'],
    ['/register', 'Créer un compte'],
  ] as const) {
    await page.goto(`${path}?${utm}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page).toHaveURL(new RegExp(`^[^?]*${path}(?:\\?|$)`));
  }
  const account = await createValidatedUser();
  await page.goto(`/offers?page=2&${utm}`);
  await expect(page).toHaveURL('/login');
  const asked = page.waitForRequest(/\/api\/offers\?page=2$/);
  await logIn(page, account);
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
});

test('un lien suivi d’une campagne (utm) ouvre une liste de qui est connecté', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  for (const [path, heading] of [
    ['/participations', 'Participations'],
    ['/offers/1', 'Inscrivez-vous'],
  ] as const) {
    await page.goto(`${path}?utm_source=lettre&utm_medium=email`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
