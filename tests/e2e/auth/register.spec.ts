import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expectToast, freshEmail, PASSWORD, validateUser } from '../support/accounts';
import { bodiesSentTo } from '../support/bodies-sent-to';
import { holdRequests } from '../support/hold-requests';
import { hoverUntilPreloaded } from '../support/hover-until-preloaded';
import { answerIpLookup } from '../support/ip-lookup';
import { expect, test } from '../support/test';
import { fillInRegistration } from '../support/visitor-forms';

const REGISTER = '/api/auth/register';
const StoredUser = v.object({ id: v.number(), validated: v.boolean(), pays: v.string() });

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
