import { expect, type Page, test } from '@playwright/test';
import { adminAccount, createValidatedUser, expectToast, openSession, signIn } from '../support/accounts';
import { asOtherAdmin } from '../support/as-other-admin';
import { gate } from '../support/gate';
import { holdRequests } from '../support/hold-requests';
import { armFault, clearFaults } from '../support/mock';

test.afterEach(clearFaults);

const dialog = (page: Page) => page.getByRole('dialog');
const confirmation = (page: Page) => page.getByRole('alertdialog', { name: 'Êtes-vous sûr ?' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher une offre' });
/** Longer than a line of the window, without a place to break. */
const NEW_KEY = 'nouvelle-cle-'.concat('7f3a90'.repeat(30));
const freshTitle = (start: string) => `${start} ${Date.now()}`;

/** Fills in the form of the window that is open. */
const fillIn = async (page: Page, { title, country, deeplink }: Record<'title' | 'country' | 'deeplink', string>) => {
  await dialog(page).getByLabel('Titre').fill(title);
  await dialog(page).getByLabel('Pays').fill(country);
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('URL Daisycon').fill(deeplink);
};

const editedId = (page: Page) => new URL(page.url()).searchParams.get('edit');

test('créer, modifier et supprimer une offre, de l’administration à la liste des utilisateurs', async ({
  page,
  browser,
}) => {
  const title = freshTitle('Essai de literie');
  const renamed = `${title} modifié`;
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers');
  const create = page.getByRole('button', { name: 'Créer une offre' });
  await create.click();
  await dialog(page).getByRole('button', { name: 'Créer', exact: true }).click();
  for (const message of ['Titre requis', 'Pays requis', 'URL Daisycon requise']) {
    await expect(dialog(page).getByText(message)).toBeVisible();
  }
  await expect(dialog(page).getByLabel('Titre')).toBeFocused();
  await fillIn(page, { title: 'ab', country: 'France', deeplink: 'javascript:alert(1)' });
  await expect(dialog(page).getByText('Le titre doit contenir au moins 3 caractères')).toBeVisible();
  await expect(dialog(page).getByText('URL invalide')).toBeVisible();
  await fillIn(page, { title: `  ${title}  `, country: 'France', deeplink: 'https://partenaire.test/?a=1' });

  // What fails stays in the form.
  await armFault({ method: 'POST', path: '/api/admin/offers', status: 500, times: 1 });
  await dialog(page).getByRole('button', { name: 'Créer', exact: true }).click();
  await expectToast(page, 'Erreur lors de la sauvegarde');
  await expect(dialog(page).getByRole('alert')).toContainText('Erreur lors de la sauvegarde');
  await expect(dialog(page).getByLabel('Titre')).toHaveValue(`  ${title}  `);
  await dialog(page).getByRole('button', { name: 'Créer', exact: true }).click();
  await expectToast(page, 'Offre créée avec succès !');
  await expect(dialog(page)).toBeHidden();
  await expect(create).toBeFocused();
  await expect(page.getByRole('row').nth(1)).toContainText(title);

  const user = await browser.newPage();
  await signIn(user, await createValidatedUser());
  await user.goto('/offers');
  await expect(user.getByText(title, { exact: true })).toBeVisible();

  // Read it, and from there edit it.
  await search(page).fill(title);
  await page.keyboard.press('Enter');
  const open = page.getByRole('button', { name: `Voir ${title}` });
  await open.click();
  await expect(dialog(page).getByText('https://partenaire.test/?a=1')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Modifier' }).click();
  await expect(dialog(page).getByLabel('Titre')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.click();
  await dialog(page).getByRole('button', { name: 'Modifier' }).click();
  await dialog(page).getByLabel('Titre').fill(renamed);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Offre modifiée avec succès !');
  await expect(dialog(page)).toBeHidden();
  await user.reload();
  await expect(user.getByText(renamed, { exact: true })).toBeVisible();

  // Delete it: first not, then not yet, then for good.
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
  await expect(page.getByText(/^Aucune offre pour/)).toBeVisible();
  await user.reload();
  await expect(user.getByText('Affichage de')).toBeVisible();
  await expect(user.getByText(renamed, { exact: true })).toHaveCount(0);
  await user.close();
});

test('Retour pendant la question de suppression : elle s’en va, et rien n’est supprimé', async ({ page }) => {
  const deletions: string[] = [];
  page.on('request', (sent) => sent.method() === 'DELETE' && deletions.push(sent.url()));
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  await page.getByRole('navigation').getByRole('link', { name: 'Offres' }).click();
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

test('deux administrateurs sur la même offre : rien ne se perd sans qu’on le sache', async ({ page }) => {
  const title = freshTitle('Offre partagée');
  await asOtherAdmin('POST', '/api/admin/offers', {
    title,
    country: 'FR',
    deeplink: 'https://partenaire.test/',
    api_key: 'cle-partagee',
  });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Modifier ${title}` }).click();
  await dialog(page).getByLabel('Titre').fill(`${title} à moi`);
  const id = editedId(page);
  const theirs = { title: `${title} à elle`, country: 'BE', deeplink: 'https://partenaire.test/elle' };
  await asOtherAdmin('PUT', `/api/admin/offers/${id}`, { ...theirs, api_key: NEW_KEY });

  const save = dialog(page).getByRole('button', { name: 'Sauvegarder' });
  await save.click();
  await expect(confirmation(page)).toContainText('modifiée par quelqu’un d’autre');
  await confirmation(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog(page).getByText(theirs.title)).toBeVisible();
  await expect(dialog(page).getByLabel('Titre')).toHaveValue(`${title} à moi`);
  await dialog(page).getByRole('button', { name: 'Reprendre cette version' }).click();
  await expect(dialog(page).getByLabel('Titre')).toHaveValue(theirs.title);
  await expect(dialog(page).getByLabel('Titre')).toBeFocused();
  await dialog(page).getByLabel('Titre').fill(`${title} à nous`);
  const sent = page.waitForRequest((call) => call.method() === 'PUT');
  await save.click();
  expect((await sent).postDataJSON()).toMatchObject({ ...theirs, title: `${title} à nous`, api_key: NEW_KEY });
  await expectToast(page, 'Offre modifiée avec succès !');

  // The key is there to be read, however long it is.
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Voir ${title} à nous` }).click();
  await expect(dialog(page).getByText(NEW_KEY)).toBeVisible();
  const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});

test('une liste qui ne répond plus ne retient pas la sauvegarde, et une question posée entre-temps rend le focus', async ({
  page,
}) => {
  const title = freshTitle('Offre pressée');
  await asOtherAdmin('POST', '/api/admin/offers', { title, country: 'FR', deeplink: 'https://partenaire.test/' });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  const edit = page.getByRole('button', { name: `Modifier ${title}` });
  await edit.click();
  const [list, put] = [
    await holdRequests(page, /\/api\/admin\/offers\?/),
    await holdRequests(page, /\/api\/admin\/offers\/\d+$/),
  ];
  await dialog(page).getByLabel('URL Daisycon').fill('https://partenaire.test/autre');
  const sent = page.waitForRequest((call) => call.method() === 'PUT');
  await dialog(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await sent;
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toBeVisible();
  put();
  list();
  await expectToast(page, 'Offre modifiée avec succès !');
  await confirmation(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(edit).toBeFocused();
});

test('modifier une offre que quelqu’un a supprimée : la fenêtre le dit, et la ligne s’en va', async ({ page }) => {
  const title = freshTitle('Offre disparue');
  await asOtherAdmin('POST', '/api/admin/offers', { title, country: 'FR', deeplink: 'https://partenaire.test/' });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Modifier ${title}` }).click();
  await dialog(page).getByLabel('Titre').fill(`${title} changée`);
  await asOtherAdmin('DELETE', `/api/admin/offers/${editedId(page)}`);
  await dialog(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Offre non trouvée');
  await expect(dialog(page).getByLabel('Titre')).toHaveValue(`${title} changée`);
  await page.keyboard.press('Escape');
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/^Aucune offre pour/)).toBeVisible();
});

test('ce que le serveur refuse hors du formulaire se lit au-dessus de lui', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers?create=true');
  await fillIn(page, { title: 'Offre refusée', country: 'France', deeplink: 'https://partenaire.test/' });
  const refuse = (errors: Record<string, string[]>) =>
    armFault({
      method: 'POST',
      path: '/api/admin/offers',
      status: 422,
      body: { message: 'Les données envoyées ne sont pas valides.', errors },
      times: 1,
    });
  const alert = dialog(page).getByRole('alert');
  const create = dialog(page).getByRole('button', { name: 'Créer', exact: true });

  await refuse({ image_url: ['URL invalide', 'Trop longue'], api_key: ['Clé refusée'], reseau: ['Réseau inconnu'] });
  await create.click();
  await expect(alert).toContainText('Erreur lors de la sauvegarde');
  await expect(alert.getByRole('paragraph')).toHaveText([
    'Image : URL invalide',
    'Clé API : Clé refusée',
    'Réseau inconnu',
  ]);

  // Beside one of a field that is there.
  await refuse({ title: ['Titre déjà pris'], description: ['La description doit contenir au moins 10 caractères'] });
  await create.click();
  await expect(dialog(page).getByLabel('Titre')).toHaveAccessibleDescription('Titre déjà pris');
  await expect(dialog(page).getByLabel('Titre')).toBeFocused();
  await expect(alert.getByRole('paragraph')).toHaveText([
    'Description : La description doit contenir au moins 10 caractères',
  ]);
});

test('fermer un formulaire modifié demande d’abord, par Échap comme par Retour', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers');
  await page
    .getByRole('button', { name: /^Modifier / })
    .first()
    .click();
  const title = dialog(page).getByLabel('Titre');
  await title.fill('Titre changé');
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toBeHidden();
  await expect(title).toHaveValue('Titre changé');
  await page.goBack();
  await expect(confirmation(page)).toBeVisible();
  await confirmation(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(page).toHaveURL(/edit=/);
  await expect(title).toHaveValue('Titre changé');
  await page.goBack();
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/admin/offers');
});

test('l’export CSV de la liste filtrée, et son arrêt', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  await expect(page.getByText(/^Export interrompu après/)).toBeVisible();
  const whole = page.waitForEvent('download');
  await armFault({ method: 'GET', path: '/api/admin/participations', kind: 'delay', delay_ms: 2000, times: 1 });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('progressbar', { name: /^Export en cours/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
  expect((await whole).suggestedFilename()).toMatch(/^participations-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(page.getByRole('button', { name: 'Exporter en CSV' })).toBeFocused();

  await armFault({ method: 'GET', path: '/api/admin/participations', kind: 'delay', delay_ms: 5000, times: 1 });
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  await expect(page.getByRole('progressbar', { name: /^Export en cours/ })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('button', { name: 'Exporter en CSV' })).toBeVisible();
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

test('la liste des pays qui n’a pas pu venir le dit, et la prochaine ouverture réessaie', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  const isCountryList = /\/assets\/countries-[^/]+\.js$/;
  await page.route(isCountryList, (route) => route.abort());
  await page.goto('/admin/offers?create=true');
  const box = dialog(page).getByLabel('Pays');
  await box.click();
  await expect(page.getByRole('option', { name: 'Chargement impossible' })).toBeVisible();
  await page.unroute(isCountryList);
  await page.keyboard.press('Escape');
  await box.click();
  await expect(page.getByRole('option', { name: 'Belgique' })).toBeVisible();
});
