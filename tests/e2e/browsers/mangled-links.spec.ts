import { createUser, createValidatedUser, expectToast, logIn, signIn } from '../support/accounts';
import { linkMailedTo } from '../support/outbox';
import { expect, test } from '../support/test';
import { sendNewPassword, sendResetRequest } from '../support/visitor-forms';

const NEW_PASSWORD = 'un-tout-autre-secret';

/** What mail programs make of a link. */
const manglers: readonly [name: string, mangle: (link: string) => string][] = [
  ['&amp; pour &, et un point à la fin', (link) => `${link.replaceAll('&', '&amp;')}.`],
  ['un chevron à la fin', (link) => `${link}>`],
  ['un chevron codé à la fin', (link) => `${link}%3E`],
  ['une parenthèse et une virgule à la fin', (link) => `${link}),`],
  ['un suivi de campagne', (link) => `${link}&utm_source=mail&utm_medium=email`],
];

test('un lien de réinitialisation abîmé par un logiciel de messagerie se lit quand même', async ({ page }) => {
  const { email } = await createUser();
  await page.goto('/forgot-password');
  await sendResetRequest(page, email);
  await expect(page.getByText('Email envoyé !')).toBeVisible();
  const link = await linkMailedTo(email);
  const token = new URL(link, page.url()).searchParams.get('token');
  for (const [name, mangle] of manglers) {
    await test.step(name, async () => {
      await page.goto(mangle(link));
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.route('**/api/auth/reset-password', (route) => route.abort(), { times: 1 });
      const sent = page.waitForRequest('**/api/auth/reset-password');
      await sendNewPassword(page, NEW_PASSWORD);
      expect((await sent).postDataJSON()).toMatchObject({ token, email });
    });
  }
  // The token at the end, with a sentence's end behind it.
  await page.goto(`/reset-password?email=${encodeURIComponent(email)}&amp;token=${token}.`);
  await sendNewPassword(page, NEW_PASSWORD);
  await expectToast(page, 'Mot de passe réinitialisé avec succès !');
});

test('un lien suivi d’une campagne (utm) ouvre la même page, publique ou privée', async ({ page }) => {
  const utm = 'utm_source=lettre&utm_medium=email&utm_campaign=été%202026&gclid=a.b-c';
  for (const [path, heading] of [
    ['/', 'Chaque mission'],
    ['/faq', 'F.A.Q'],
    ['/contact', 'Contact'],
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
    ['/dashboard', 'Bonjour'],
    ['/participations', 'Participations'],
    ['/offers/1', 'Inscrivez-vous'],
    ['/profile', 'Profil'],
  ] as const) {
    await page.goto(`${path}?utm_source=lettre&utm_medium=email`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
