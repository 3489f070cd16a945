import { createValidatedUser, expectToast, signIn } from '../support/accounts';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

test('qui quitte un « Participer » lent n’a pas d’onglet par-dessus une autre page, et retrouve sa mission', async ({
  page,
  context,
}) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/offers/2');
  const release = await holdRequests(page, '**/api/offers/*/apply');
  const takePart = page.getByRole('button', { name: 'Participer à cette offre' });
  await takePart.click();
  await expect(page.getByRole('button', { name: 'Participation en cours…' })).toBeVisible();
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  const opened: unknown[] = [];
  context.on('page', (tab) => opened.push(tab.url()));
  release();
  await expectToast(page, 'Participation enregistrée avec succès !');
  await expect(page).toHaveURL('/profile');
  expect(opened).toEqual([]);
  expect(context.pages()).toHaveLength(1);

  await page.getByRole('link', { name: 'Participations', exact: true }).click();
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page).toHaveURL('/offers/2');
  await expect(page.getByText('Vous participez à cette offre')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuer la mission' })).toBeVisible();
});

test('qui revient avant la réponse retrouve le bouton occupé, et rien ne part deux fois', async ({ page, context }) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/offers/2');
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/apply') && sent.push(request.url()));
  const release = await holdRequests(page, '**/api/offers/*/apply');
  await page.getByRole('button', { name: 'Participer à cette offre' }).click();
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await page.goBack();
  const busy = page.getByRole('button', { name: 'Participation en cours…' });
  await expect(busy).toBeVisible();
  await busy.press('Enter');
  release();
  await expect(page.getByText('Vous participez à cette offre')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuer la mission' })).toBeEnabled();
  expect(sent).toHaveLength(1);
  expect(context.pages()).toHaveLength(1);
});
