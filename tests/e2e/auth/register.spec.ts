import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { createUser, expectToast, freshEmail, PASSWORD, validateUser } from '../support/accounts';
import { bodiesSentTo } from '../support/bodies-sent-to';
import { gate } from '../support/gate';
import { holdRequests } from '../support/hold-requests';
import { hoverUntilPreloaded } from '../support/hover-until-preloaded';
import { answerIpLookup } from '../support/ip-lookup';
import { armFault, clearFaults } from '../support/mock';
import { expect, test } from '../support/test';
import { fillInRegistration } from '../support/visitor-forms';

const REGISTER = '/api/auth/register';
const StoredUser = v.object({ id: v.number(), validated: v.boolean(), pays: v.string() });

test.afterEach(() => clearFaults());

const submit = (page: Page) => page.getByRole('button', { name: 'Créer mon compte' });

test('inscription, avis d’attente, validation par l’administrateur, tableau de bord', async ({ page }) => {
  const lookups = await answerIpLookup(page, { country: 'BE' });
  const bodies = bodiesSentTo(page, REGISTER);
  const email = freshEmail('zoe').replace('missio.test', 'société.fr');
  await page.goto('/register');
  await page.getByLabel('Nom').focus();
  await expect.poll(() => lookups.length).toBe(1);
  await fillInRegistration(page, email);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await submit(page).dblclick();
  await expectToast(page, 'Inscription réussie ! Votre compte sera validé par un administrateur.');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toContainText('validation');
  await expect(page.getByRole('main')).toContainText(email);

  expect(bodies).toEqual([
    { name: 'Éloïse', email, password: PASSWORD, password_confirmation: PASSWORD, country: 'BE' },
  ]);
  expect(lookups).toHaveLength(1);
  for (const header of ['authorization', 'cookie', 'x-requested-with', 'referer']) {
    expect(lookups[0]).not.toHaveProperty(header);
  }

  const stored = await page.evaluate(() => localStorage.getItem('user'));
  const user = v.parse(StoredUser, JSON.parse(stored ?? ''));
  expect(user).toMatchObject({ validated: false, pays: 'BE' });
  await validateUser(user.id);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Offres récentes' })).toBeVisible();
});

test('le mot de passe dit ce qu’il lui faut avant de manquer, même sans script', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  for (const path of ['/register', '/reset-password?token=essai&email=essai%40missio.test']) {
    // The reset link's page is not prerendered: it needs its scripts.
    if (path !== '/register') await page.unrouteAll();
    await page.goto(path);
    const password = page.getByLabel(/^(Mot|Nouveau mot) de passe$/);
    await expect(password).toHaveAccessibleDescription(/^Au moins 8\s+caractères\.$/);
  }
});

test('toutes les erreurs à la fois, le focus sur la première, aucun appel', async ({ page }) => {
  await answerIpLookup(page, { country: 'FR' });
  const bodies = bodiesSentTo(page, REGISTER);
  await page.goto('/register');
  await submit(page).click();
  for (const message of ['Nom requis', 'Email requis', 'Mot de passe requis']) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Nom')).toBeFocused();

  await page.getByLabel('Nom').fill(' É ');
  await page.getByLabel('Email').fill('camille@missio');
  await page.getByLabel('Mot de passe', { exact: true }).fill('secret7');
  await page.getByLabel('Confirmer le mot de passe').fill('secret8');
  await page.keyboard.press('Enter');
  for (const message of [
    'Le nom doit contenir au moins 2 caractères',
    'Email invalide',
    'Le mot de passe doit contenir au moins 8 caractères',
    'Les mots de passe ne correspondent pas',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  expect(bodies).toEqual([]);
});

test('les refus du serveur se disent sous leur champ, et rien de ce qui est saisi n’est perdu', async ({ page }) => {
  await answerIpLookup(page, { country: 'FR' });
  const { email: taken } = await createUser();
  await page.goto('/register');
  await fillInRegistration(page, taken);
  await submit(page).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('form').getByText('Cet email est déjà utilisé')).toBeVisible();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue(PASSWORD);

  await armFault({
    method: 'POST',
    path: REGISTER,
    status: 422,
    body: { message: 'À revoir', errors: { name: ['Nom déjà pris', 'Autre chose'], password: ['Trop courant'] } },
    times: 1,
  });
  await submit(page).click();
  await expectToast(page, 'À revoir');
  await expect(page.getByText('Nom déjà pris', { exact: true })).toBeVisible();
  await expect(page.getByText('Trop courant', { exact: true })).toBeVisible();
  await expect(page.getByText('Autre chose')).toHaveCount(0);
  await expect(page.getByLabel('Nom')).toBeFocused();

  for (const fault of [{ status: 500 }, { kind: 'drop' }] as const) {
    await armFault({ method: 'POST', path: REGISTER, times: 1, ...fault });
    await submit(page).click();
    await expectToast(page, "Erreur lors de l'inscription");
    await expect(page.getByRole('main').getByRole('alert')).toHaveText("Erreur lors de l'inscription");
  }
  const free = freshEmail();
  await email.fill(free);
  await submit(page).click();
  await expect(page).toHaveURL('/dashboard');
});

for (const [title, answer] of [
  ['n’aboutit pas', 'failure'],
  ['ne répond pas', 'silence'],
] as const) {
  test(`un pays que la recherche ${title} est FR, sans attendre ni le dire`, async ({ page }) => {
    const lookups = await answerIpLookup(page, answer);
    const bodies = bodiesSentTo(page, REGISTER);
    await page.goto('/register');
    await page.getByLabel('Nom').focus();
    await expect.poll(() => lookups.length).toBe(1);
    await fillInRegistration(page, freshEmail());
    await submit(page).click();
    await expect(page).toHaveURL('/dashboard');
    expect(bodies).toMatchObject([{ country: 'FR' }]);
    await expect(page.getByText('Impossible de récupérer le pays')).toHaveCount(0);
  });
}

test('le pays se cherche aussi quand on arrive par un appui pendant que la page se charge', async ({ page }) => {
  const lookups = await answerIpLookup(page, { country: 'BE' });
  const bodies = bodiesSentTo(page, REGISTER);
  const asset = /\/assets\/register-[^/]*\.js$/;
  const release = await holdRequests(page, asset);
  await page.goto('/login');
  const link = page.getByRole('main').getByRole('link', { name: "S'inscrire" });
  await hoverUntilPreloaded(link, asset);
  expect(lookups).toHaveLength(0);
  await link.click();
  release();
  await expect(page).toHaveURL('/register');
  await expect.poll(() => lookups.length).toBe(1);
  await fillInRegistration(page, freshEmail());
  await submit(page).click();
  await expect(page).toHaveURL('/dashboard');
  expect(bodies).toMatchObject([{ country: 'BE' }]);
});

test('une inscription dont la réponse tarde ne ramène pas de la page où l’on est allé', async ({ page }) => {
  const { open: answer, opened: mayAnswer } = gate();
  // Without a token there is no session: the login would come next.
  await page.route(`**${REGISTER}`, async (route) => {
    await mayAnswer;
    await route.fulfill({ status: 201, json: { message: 'Créé.' } });
  });
  await answerIpLookup(page, { country: 'FR' });
  await page.goto('/register');
  await fillInRegistration(page, freshEmail());
  const sent = page.waitForRequest(`**${REGISTER}`);
  await submit(page).click();
  await sent;
  await page.getByRole('banner').getByRole('link', { name: 'F.A.Q' }).click();
  await expect(page).toHaveURL('/faq');
  answer();
  const message = 'Inscription réussie ! Votre compte sera validé par un administrateur.';
  await expectToast(page, message);
  await page.mouse.move(0, 0);
  await expect(page.getByText(message)).toHaveCount(0);
  await expect(page).toHaveURL('/faq');
});
