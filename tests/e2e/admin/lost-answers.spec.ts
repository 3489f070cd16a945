import type { Page } from '@playwright/test';
import { adminAccount, createUser, expectToast, openSession, signIn } from '../support/accounts';
import { asOtherAdmin } from '../support/as-other-admin';
import { offerModal } from '../support/offer-modal';
import { expect, test } from '../support/test';

/** The server handles the next request, and its answer is lost. */
const loseAnswer = (page: Page, url: string) =>
  page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('une suppression dont la réponse se perd ne dit pas que l’offre est toujours là', async ({ page }) => {
  const title = `Perdue ${Date.now()}`;
  await asOtherAdmin('POST', '/api/admin/offers', { title, country: 'FR', deeplink: 'https://partenaire.test/' });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  await loseAnswer(page, '**/api/admin/offers/*');
  await page.getByRole('button', { name: `Supprimer ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click();
  await expectToast(page, 'Erreur lors de la suppression');
  await expect(page.getByText(/^Aucun résultat pour/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    `Erreur lors de la suppression : « ${title} » est peut-être déjà supprimée.`,
  );
});

test('une offre dont la réponse se perd se sauvegarde de nouveau, sans passer pour celle d’un autre', async ({
  page,
}) => {
  const title = `Perdue ${Date.now()}`;
  await asOtherAdmin('POST', '/api/admin/offers', { title, country: 'FR', deeplink: 'https://partenaire.test/' });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  const bodies: unknown[] = [];
  page.on('request', (call) => call.method() === 'PUT' && bodies.push(call.postDataJSON()));
  const save = offerModal(page).getByRole('button', { name: 'Sauvegarder' });
  await loseAnswer(page, '**/api/admin/offers/*');
  await page.getByRole('link', { name: `Modifier ${title}` }).click();
  await offerModal(page).getByLabel('Titre').fill(`${title} bis`);
  await save.click();
  await expectToast(page, 'Erreur lors de la sauvegarde');
  // What was sent is there by now, and what is sent next is something else again.
  await offerModal(page).getByLabel('Titre').fill(`${title} ter`);
  await save.click();
  await expectToast(page, 'Offre modifiée avec succès !');
  await expect(offerModal(page)).toHaveCount(0);
  expect(bodies).toMatchObject([{ title: `${title} bis` }, { title: `${title} ter` }]);
});

test('une validation dont la réponse se perd ne dit pas que le compte attend toujours', async ({ page }) => {
  const start = `Perdue${Date.now()}`;
  const [first, second] = [await createUser({ name: `${start} Un` }), await createUser({ name: `${start} Deux` })];
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/users?search=${start}`);
  await loseAnswer(page, '**/api/admin/users/*/validate');
  await page.getByRole('button', { name: `Valider ${first.user.name}` }).click();
  await expectToast(page, 'Erreur lors de la validation');
  const row = page.getByRole('row').filter({ hasText: first.email });
  await expect(row.getByText('Validé', { exact: true })).toBeVisible();
  const unknown = 'Erreur lors de la validation :';
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    `${unknown} le compte de ${first.user.name} est peut-être déjà validé.`,
  );

  await page.getByRole('link', { name: `Détails de ${second.user.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Détails de l’utilisateur' });
  await loseAnswer(page, '**/api/admin/users/*/validate');
  await dialog.getByRole('button', { name: 'Valider ce compte' }).click();
  await expect(dialog.getByText('Validé', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText(`${unknown} ce compte est peut-être déjà validé.`);
});
