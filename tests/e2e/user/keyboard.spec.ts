import { expectNoSidewaysScroll, expectNoViolation } from '../accessibility/audit';
import { createUser, createValidatedUser, signIn } from '../support/accounts';
import { answerOutside, PARTNER } from '../support/answer-outside';
import { tabTo } from '../support/keyboard';
import { settle } from '../support/screens';
import { expect, test } from '../support/test';

test('au clavier seul : de la liste à la participation, avec ce qu’entend un lecteur d’écran', async ({
  page,
  context,
}) => {
  await answerOutside(context, PARTNER);
  await signIn(page, await createValidatedUser());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolation(page, '/dashboard');

  await tabTo(page, /^Aller au contenu$/);
  await tabTo(page, /^Missions$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeFocused();
  await tabTo(page, /^Voir les détails/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/offers\/\d+$/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(page.getByRole('button', { name: 'Participer à cette offre' })).toBeVisible();
  await expectNoViolation(page, '/offers/{id}');
  await tabTo(page, /^Participer à cette offre$/);
  await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await page.bringToFront();
  await expect(page.getByRole('status').filter({ hasText: 'Vous participez à cette offre' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuer la mission' })).toBeFocused();

  await page.getByRole('link', { name: 'Participations', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Participations' })).toBeFocused();
  await expect(page.getByRole('table', { name: 'Vos participations' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['#', 'Date', 'Offre', 'Commission', 'Statut']);
  await settle(page, 'Participations');
  // Axe would meet the toast of the participation while it fades.
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
  await expectNoViolation(page, '/participations');
  await tabTo(page, /^Toutes/);
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/participations?status=disapproved');
  await expect(page.getByRole('tab', { name: /^Disapproved/ })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: /^Disapproved/ })).toContainText('Aucune participation');
});

test('un compte en attente : le badge, l’avis, et rien d’autre sur le tableau de bord', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  const account = await createUser({ name: 'Sacha Essai' });
  await signIn(page, account);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, Sacha Essai' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Compte en attente de validation')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(account.email);
  await expect(page.getByText('Offres récentes')).toHaveCount(0);
  expect(calls).toEqual(['/api/me']);
  await expectNoViolation(page, '/dashboard');
  await expectNoSidewaysScroll(page, '360');

  // An address without a place to break in cuts nothing off.
  const long = { ...account.user, email: `${'a'.repeat(60)}@missio.test` };
  await page.route('**/api/me', (route) => route.fulfill({ json: { data: { user: long } } }));
  await page.reload();
  const address = page.getByText(long.email);
  await expect(address).toBeVisible();
  const { x, width } = (await address.boundingBox()) ?? { x: 0, width: Number.NaN };
  expect(x + width).toBeLessThanOrEqual(360);
});
