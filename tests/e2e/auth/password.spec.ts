import type { Page } from '@playwright/test';
import { createUser, expectToast, logIn } from '../support/accounts';
import { bodiesSentTo } from '../support/bodies-sent-to';
import { holdRequests } from '../support/hold-requests';
import { armFault, clearFaults } from '../support/mock';
import { linkMailedTo } from '../support/outbox';
import { expect, test } from '../support/test';
import { sendNewPassword, sendResetRequest } from '../support/visitor-forms';

const FORGOT = '/api/auth/forgot-password';
const RESET = '/api/auth/reset-password';
const NEW_PASSWORD = 'un-tout-autre-secret';

test.afterEach(() => clearFaults());

/** /login with the code of other doors held back, and the page's own clock stopped, by which it loses patience. */
const openLoginWithoutNext = async (page: Page, code: RegExp) => {
  // From another page: the script runs then, which a stopped clock would keep from starting.
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour !' })).toBeFocused();
  const release = await holdRequests(page, code);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return { release, main: page.getByRole('main') };
};

test('l’adresse ne change qu’avec l’écran : rien de ce qui est tapé ne va au formulaire d’avant', async ({ page }) => {
  const code = /\/assets\/forgot-password-/;
  const { release, main } = await openLoginWithoutNext(page, code);
  const isAsked = page.waitForRequest(code);
  await main.getByRole('link', { name: /Mot de passe oublié/ }).click();
  await isAsked;
  await expect(page).toHaveURL('/login');
  release();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel('Email').fill('camille@missio.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('camille@missio.test');
});

test('un code qui se fait attendre ne retient pas l’adresse, et un autre lien prend la place du premier', async ({
  page,
}) => {
  const { release, main } = await openLoginWithoutNext(page, /\/assets\/(forgot-password|register)-/);
  await main.getByRole('link', { name: /Mot de passe oublié/ }).click();
  await main.getByRole('link', { name: "S'inscrire" }).click();
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(500);
  await expect(page).toHaveURL('/register');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible();
  await expect(page).toHaveURL('/register');
});

test('oubli, lien reçu, nouveau mot de passe, connexion ; l’ancien est refusé et le lien ne sert qu’une fois', async ({
  page,
}) => {
  const account = await createUser();
  let link = '';
  await test.step('demander le lien', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: /Mot de passe oublié/ }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible();
    const bodies = bodiesSentTo(page, FORGOT);
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Envoyer le lien' }).dblclick();
    await expectToast(page, 'Email de réinitialisation envoyé !');
    await expect(page.getByRole('heading', { level: 1, name: 'Email envoyé !' })).toBeFocused();
    await expect(page).toHaveTitle('Email envoyé ! · Missio');
    await expect(page.getByRole('main')).toContainText(account.email);
    await expect(page.getByRole('main')).toContainText('boîte de réception');
    await expect(page.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute('href', '/login');
    expect(bodies).toEqual([{ email: account.email }]);
  });
  await test.step('suivre le lien et choisir un mot de passe', async () => {
    link = await linkMailedTo(account.email);
    await page.goto(link);
    // The router writes the address back as it read it: a token must stay what the mail said.
    expect(new URL(page.url()).search).toBe(new URL(link, page.url()).search);
    const email = page.getByLabel('Email');
    await expect(email).toHaveValue(account.email);
    await expect(email).not.toBeEditable();
    await sendNewPassword(page, 'court', 'courte');
    await expect(page.getByText('Le mot de passe doit contenir au moins 8 caractères', { exact: true })).toBeVisible();
    await expect(page.getByText('Les mots de passe ne correspondent pas', { exact: true })).toBeVisible();
    await sendNewPassword(page, NEW_PASSWORD);
    await expectToast(page, 'Mot de passe réinitialisé avec succès !');
    await expect(page).toHaveURL('/login');
  });
  await test.step('l’ancien mot de passe est refusé, le nouveau accepté', async () => {
    await logIn(page, account);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await logIn(page, { ...account, password: NEW_PASSWORD });
    await expect(page).toHaveURL('/dashboard');
  });
  await test.step('le lien ne sert qu’une fois', async () => {
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto(link);
    await sendNewPassword(page, 'encore-un-autre');
    await expectToast(page, 'Le lien de réinitialisation est invalide ou a expiré.');
    await expect(page.getByLabel('Nouveau mot de passe')).toHaveValue('encore-un-autre');
  });
});

test('un lien sans jeton est invalide et mène à une nouvelle demande', async ({ page }) => {
  await page.goto('/reset-password?email=camille%40missio.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Lien invalide' })).toBeVisible();
  await expect(page).toHaveTitle('Lien invalide · Missio');
  await expect(page.getByText("Ce lien de réinitialisation n'est pas valide ou a expiré.")).toBeVisible();
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

for (const [query, message] of [
  ['token=1e5', 'Email requis'],
  ['token=12345678901234567890&email=camille', 'Email invalide'],
] as const) {
  test(`un lien dont l’adresse manque ou ne vaut rien (${query}) le dit, sans appel`, async ({ page }) => {
    const bodies = bodiesSentTo(page, RESET);
    await page.goto(`/reset-password?${query}`);
    await sendNewPassword(page, NEW_PASSWORD);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/reset-password?${query}`);
    expect(bodies).toEqual([]);
  });
}

const failures = [
  [{ status: 500 }, null],
  [{ kind: 'drop' }, null],
  // A page of a proxy, with status 200.
  [{ kind: 'garbage' }, null],
  [{ status: 422, body: { message: 'Non, pas ainsi' } }, 'Non, pas ainsi'],
  [{ status: 429, body: { error: 'Trop' } }, 'Trop de tentatives. Réessayez dans quelques instants.'],
] as const;

test('une demande qui échoue le dit en passant, et l’adresse reste', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('Email requis', { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill('camille@missio.test');
  for (const [fault, message] of failures) {
    await armFault({ method: 'POST', path: FORGOT, times: 1, ...fault });
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expectToast(page, message ?? "Erreur lors de l'envoi");
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Email')).toHaveValue('camille@missio.test');
  }
});

test('une réinitialisation qui échoue le dit en passant, et la saisie reste', async ({ page }) => {
  await page.goto('/reset-password?token=abc&email=camille%40missio.test');
  for (const [fault, message] of failures) {
    await armFault({ method: 'POST', path: RESET, times: 1, ...fault });
    await sendNewPassword(page, NEW_PASSWORD);
    await expectToast(page, message ?? 'Erreur lors de la réinitialisation');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Nouveau mot de passe')).toHaveValue(NEW_PASSWORD);
  }
});

test('un nouveau mot de passe dont la réponse tarde ne ramène pas de la page où l’on est allé', async ({ page }) => {
  const { email } = await createUser();
  await page.goto('/forgot-password');
  await sendResetRequest(page, email);
  await expect(page.getByText('Email envoyé !')).toBeVisible();
  await page.goto(await linkMailedTo(email));
  const release = await holdRequests(page, `**${RESET}`);
  await sendNewPassword(page, NEW_PASSWORD);
  await page.getByRole('banner').getByRole('link', { name: 'F.A.Q' }).click();
  await expect(page).toHaveURL('/faq');
  release();
  await expectToast(page, 'Mot de passe réinitialisé avec succès !');
  await page.mouse.move(0, 0);
  await expect(page.getByText('Mot de passe réinitialisé avec succès !')).toHaveCount(0);
  await expect(page).toHaveURL('/faq');
});
