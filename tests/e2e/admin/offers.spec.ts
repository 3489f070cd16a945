import type { Page } from '@playwright/test';
import { adminAccount, createValidatedUser, expectToast, openSession, signIn } from '../support/accounts';
import { asOtherAdmin } from '../support/as-other-admin';
import { confirmation } from '../support/confirmation';
import { gate } from '../support/gate';
import { armFault, clearFaults } from '../support/mock';
import { fillInOffer, freshTitle, offerModal } from '../support/offer-modal';
import { expect, test } from '../support/test';

test.afterEach(clearFaults);

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher une offre' });

test('créer, modifier et supprimer une offre, de l’administration à la liste des utilisateurs', async ({
  page,
  browser,
}) => {
  const title = freshTitle('Essai de literie');
  const renamed = `${title} modifié`;
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers');
  const create = page.getByRole('button', { name: 'Créer une offre' });
  await test.step('les erreurs du formulaire', async () => {
    await create.click();
    await offerModal(page).getByRole('button', { name: 'Créer', exact: true }).click();
    for (const message of ['Titre requis', 'Pays requis', 'URL Daisycon requise']) {
      await expect(offerModal(page).getByText(message)).toBeVisible();
    }
    await expect(offerModal(page).getByLabel('Titre')).toBeFocused();
    await fillInOffer(page, { title: 'ab', country: 'France', deeplink: 'javascript:alert(1)' });
    await expect(offerModal(page).getByText('Le titre doit contenir au moins 3 caractères')).toBeVisible();
    await expect(offerModal(page).getByText('URL invalide')).toBeVisible();
    await fillInOffer(page, { title: `  ${title}  `, country: 'France', deeplink: 'https://partenaire.test/?a=1' });
  });
  await test.step('la création échoue, puis réussit', async () => {
    await armFault({ method: 'POST', path: '/api/admin/offers', status: 500, times: 1 });
    await offerModal(page).getByRole('button', { name: 'Créer', exact: true }).click();
    await expectToast(page, 'Erreur lors de la sauvegarde');
    await expect(offerModal(page).getByRole('alert')).toContainText('Erreur lors de la sauvegarde');
    await expect(offerModal(page).getByLabel('Titre')).toHaveValue(`  ${title}  `);
    await offerModal(page).getByRole('button', { name: 'Créer', exact: true }).click();
    await expectToast(page, 'Offre créée avec succès !');
    await expect(offerModal(page)).toBeHidden();
    await expect(create).toBeFocused();
    await expect(page.getByRole('row').nth(1)).toContainText(title);
  });
  const user = await browser.newPage();
  await test.step('un membre la voit', async () => {
    await signIn(user, await createValidatedUser());
    await user.goto('/offers');
    await expect(user.getByText(title, { exact: true })).toBeVisible();
  });
  await test.step('la lire, puis la modifier', async () => {
    await search(page).fill(title);
    await page.keyboard.press('Enter');
    const open = page.getByRole('link', { name: `Voir ${title}` });
    await open.click();
    await expect(offerModal(page).getByText('https://partenaire.test/?a=1')).toBeVisible();
    await offerModal(page).getByRole('link', { name: 'Modifier' }).click();
    await expect(offerModal(page).getByLabel('Titre')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await open.click();
    await offerModal(page).getByRole('link', { name: 'Modifier' }).click();
    await offerModal(page).getByLabel('Titre').fill(renamed);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Offre modifiée avec succès !');
    await expect(offerModal(page)).toBeHidden();
    await user.reload();
    await expect(user.getByText(renamed, { exact: true })).toBeVisible();
  });
  await test.step('la supprimer : annulé, puis refusé, puis fait', async () => {
    const remove = page.getByRole('button', { name: `Supprimer ${renamed}` });
    await remove.click();
    await expect(confirmation(page)).toContainText('Êtes-vous sûr de vouloir supprimer cette offre ?');
    await expect(confirmation(page).getByRole('button', { name: 'Annuler' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(confirmation(page)).toBeHidden();
    await expect(remove).toBeFocused();
    await armFault({ method: 'DELETE', path: '/api/admin/offers/*', status: 500, times: 1 });
    await remove.click();
    await confirmation(page).getByRole('button', { name: 'Oui' }).click();
    await expectToast(page, 'Erreur lors de la suppression');
    await expect(page.getByRole('alert').filter({ hasText: 'est toujours dans la liste' })).toBeVisible();
    await remove.click();
    await confirmation(page).getByRole('button', { name: 'Oui' }).click();
    await expectToast(page, 'Offre supprimée avec succès !');
    await expect(page.getByText(/^Aucun résultat pour/)).toBeVisible();
    await user.reload();
    await expect(user.getByText('Affichage de')).toBeVisible();
    await expect(user.getByText(renamed, { exact: true })).toHaveCount(0);
    await user.close();
  });
});

test('Retour pendant la question de suppression : elle s’en va, et rien n’est supprimé', async ({ page }) => {
  const deletions: string[] = [];
  page.on('request', (sent) => sent.method() === 'DELETE' && deletions.push(sent.url()));
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  await page.getByRole('navigation').getByRole('link', { name: 'Offres' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des offres' })).toBeVisible();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL('/admin/offers?page=2');
  for (const before of ['/admin/offers', '/admin/users']) {
    await page
      .getByRole('button', { name: /^Supprimer / })
      .first()
      .click();
    await expect(confirmation(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(before);
    await expect(confirmation(page)).toBeHidden();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
  expect(deletions).toEqual([]);
});

test('l’export de la liste filtrée, en CSV ou pour Excel, et son arrêt', async ({ page }) => {
  const title = freshTitle('=Export');
  await asOtherAdmin('POST', '/api/admin/offers', { title, country: 'FR', deeplink: 'https://partenaire.test/;a' });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  await expect(page.getByText('Affichage de 1 à 1 sur 1 résultats')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const saved = await download;
  await expectToast(page, '1 ligne exportée');
  const file = await saved.createReadStream();
  const chunks: Uint8Array[] = [];
  for await (const chunk of file) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const [head, row, ...rest] = text.split('\r\n');
  expect(head).toBe('\uFEFFID;Titre;Pays;URL Daisycon;Commission;Devise;Création');
  expect(row).toMatch(
    new RegExp(`^\\d+;'${title};France;"https://partenaire.test/;a";1;EUR;\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}$`),
  );
  expect(rest).toEqual(['']);

  await page.goto('/admin/participations');
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  await armFault({ method: 'GET', path: '/api/admin/participations', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Exporter en Excel' }).click();
  await expect(page.getByText(/^Export interrompu après/)).toBeVisible();
  const whole = page.waitForEvent('download');
  await armFault({ method: 'GET', path: '/api/admin/participations', kind: 'delay', delay_ms: 2000, times: 1 });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('progressbar', { name: /^Export en cours/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
  expect((await whole).suggestedFilename()).toMatch(/^participations-\d{4}-\d{2}-\d{2}\.xlsx$/);
  await expect(page.getByRole('button', { name: 'Exporter en Excel' })).toBeFocused();

  await armFault({ method: 'GET', path: '/api/admin/participations', kind: 'delay', delay_ms: 5000, times: 1 });
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  await expect(page.getByRole('progressbar', { name: /^Export en cours/ })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('button', { name: 'Exporter en CSV' })).toBeVisible();
});

test('un export dont le code ne se charge pas le dit', async ({ page }) => {
  await page.route(/\/assets\/running-export-/, (route) => route.abort());
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  await expectToast(page, 'Chargement impossible');
  await expect(page.getByRole('button', { name: 'Exporter en CSV' })).toBeEnabled();
});

test('de deux suppressions, l’échec de la première se dit aussi', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  const start = freshTitle('Essai de ménage');
  for (const which of ['un', 'deux']) {
    await asOtherAdmin('POST', '/api/admin/offers', {
      title: `${start} ${which}`,
      country: 'FR',
      deeplink: 'https://partenaire.test/menage',
    });
  }
  await page.goto(`/admin/offers?search=${encodeURIComponent(start)}`);
  const remove = async (which: string) => {
    await page.getByRole('button', { name: `Supprimer ${start} ${which}` }).click();
    await confirmation(page).getByRole('button', { name: 'Oui' }).click();
    await expect(confirmation(page)).toBeHidden();
  };
  const { open: failFirst, opened: mayFail } = gate();
  const isDeletion = (url: URL) => /^\/api\/admin\/offers\/\d+$/.test(url.pathname);
  // Once: the first deletion; the second one reaches the server.
  await page.route(
    isDeletion,
    async (route) => {
      await mayFail;
      await route.fulfill({ status: 500, json: {} });
    },
    { times: 1 },
  );
  await remove('un');
  await remove('deux');
  await expectToast(page, 'Offre supprimée avec succès !');
  failFirst();
  await expect(page.getByText(`« ${start} un » est toujours dans la liste.`)).toBeVisible();
});

test('une suppression refusée se dit au-dessus de son offre, pas au-dessus d’autres', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  const title = freshTitle('Essai de refus');
  const deeplink = 'https://partenaire.test/refus';
  await asOtherAdmin('POST', '/api/admin/offers', { title, country: 'FR', deeplink });
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  await armFault({
    method: 'DELETE',
    path: '/api/admin/offers/*',
    status: 422,
    body: { message: 'Offre utilisée.' },
    times: 1,
  });
  await page.getByRole('button', { name: `Supprimer ${title}` }).click();
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  const refusal = page.getByText(`« ${title} » est toujours dans la liste. Offre utilisée.`);
  await expect(refusal).toBeVisible();
  await search(page).fill('aucune offre de ce nom');
  await expect(page.getByText(/^Aucun résultat pour/)).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await search(page).fill(title);
  await expect(refusal).toBeVisible();
});
