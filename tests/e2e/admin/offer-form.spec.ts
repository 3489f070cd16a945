import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { adminAccount, expectToast, openSession, signIn } from '../support/accounts';
import { asOtherAdmin } from '../support/as-other-admin';
import { confirmation } from '../support/confirmation';
import { holdRequests } from '../support/hold-requests';
import { armFault, clearFaults } from '../support/mock';
import { fillInOffer, freshTitle, offerModal } from '../support/offer-modal';
import { expect, test } from '../support/test';

test.afterEach(clearFaults);

/** Longer than a line of the modal, without a break opportunity. */
const NEW_KEY = 'nouvelle-cle-'.concat('7f3a90'.repeat(30));

/** Opens the list with one offer, which no other test has; returns its title. */
const openOwnOffer = async (page: Page, name: string): Promise<string> => {
  const title = freshTitle(name);
  await asOtherAdmin('POST', '/api/admin/offers', { title, country: 'FR', deeplink: 'https://partenaire.test/' });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  return title;
};

const editedId = (page: Page) => new URL(page.url()).searchParams.get('edit');

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
  await page.getByRole('link', { name: `Modifier ${title}` }).click();
  await offerModal(page).getByLabel('Titre').fill(`${title} à moi`);
  const id = editedId(page);
  const theirs = { title: `${title} à elle`, country: 'BE', deeplink: 'https://partenaire.test/elle' };
  await asOtherAdmin('PUT', `/api/admin/offers/${id}`, { ...theirs, api_key: NEW_KEY });

  const save = offerModal(page).getByRole('button', { name: 'Sauvegarder' });
  await save.click();
  await expect(confirmation(page)).toContainText('modifiée par quelqu’un d’autre');
  await confirmation(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(offerModal(page).getByText(theirs.title)).toBeVisible();
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue(`${title} à moi`);
  await offerModal(page).getByRole('button', { name: 'Reprendre cette version' }).click();
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue(theirs.title);
  await expect(offerModal(page).getByLabel('Titre')).toBeFocused();
  await offerModal(page).getByLabel('Titre').fill(`${title} à nous`);
  const sent = page.waitForRequest((call) => call.method() === 'PUT');
  await save.click();
  expect((await sent).postDataJSON()).toMatchObject({ ...theirs, title: `${title} à nous`, api_key: NEW_KEY });
  await expectToast(page, 'Offre modifiée avec succès !');

  // The key is there to be read, however long it is.
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Voir ${title} à nous` }).click();
  await expect(offerModal(page).getByText(NEW_KEY)).toBeVisible();
  const overflow = await offerModal(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});

test('d’une liste qui ne porte que quelques colonnes, modifier une offre n’efface rien', async ({ page }) => {
  const title = freshTitle('Offre réduite');
  const given = {
    title,
    country: 'FR',
    deeplink: 'https://partenaire.test/reduite',
    description: 'Une description assez longue pour être gardée.',
    image_url: 'https://partenaire.test/image.webp',
  };
  await asOtherAdmin('POST', '/api/admin/offers', given);
  await page.route(/\/api\/admin\/offers\?/, async (route) => {
    const response = await route.fetch();
    const { data, ...paging } = v.parse(v.looseObject({ data: v.array(v.looseObject({})) }), await response.json());
    const reduced = data.map(({ id, title, country }) => ({ id, title, country }));
    await route.fulfill({ response, json: { data: reduced, ...paging } });
  });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  const answer = await holdRequests(page, /\/api\/offers\/\d+$/);
  await page.getByRole('link', { name: `Modifier ${title}` }).click();
  await offerModal(page).getByLabel('Titre').fill(`${title} changée`);
  answer();
  await expect(offerModal(page).getByLabel('URL Daisycon')).toHaveValue(given.deeplink);
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue(`${title} changée`);
  const sent = page.waitForRequest((call) => call.method() === 'PUT');
  await offerModal(page).getByRole('button', { name: 'Sauvegarder' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ ...given, title: `${title} changée` });
  await expectToast(page, 'Offre modifiée avec succès !');
});

const waysOut: [string, (page: Page) => Promise<unknown>][] = [
  ['Échap', (page) => page.keyboard.press('Escape')],
  ['Retour', (page) => page.goBack()],
];

for (const [name, leave] of waysOut) {
  test(`une liste muette ne retient pas la sauvegarde, une question entre-temps rend le focus (${name})`, async ({
    page,
  }) => {
    const title = await openOwnOffer(page, 'Offre pressée');
    const edit = page.getByRole('link', { name: `Modifier ${title}` });
    await edit.click();
    const [list, put] = [
      await holdRequests(page, /\/api\/admin\/offers\?/),
      await holdRequests(page, /\/api\/admin\/offers\/\d+$/),
    ];
    await offerModal(page).getByLabel('URL Daisycon').fill('https://partenaire.test/autre');
    const sent = page.waitForRequest((call) => call.method() === 'PUT');
    await offerModal(page).getByRole('button', { name: 'Sauvegarder' }).click();
    await sent;
    await leave(page);
    await expect(confirmation(page)).toContainText('L’enregistrement est en cours');
    put();
    list();
    await expectToast(page, 'Offre modifiée avec succès !');
    await confirmation(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(offerModal(page)).toHaveCount(0);
    await expect(edit).toBeFocused();
  });
}

test('modifier une offre que quelqu’un a supprimée : la fenêtre le dit, et la ligne s’en va', async ({ page }) => {
  const title = await openOwnOffer(page, 'Offre disparue');
  await page.getByRole('link', { name: `Modifier ${title}` }).click();
  await offerModal(page).getByLabel('Titre').fill(`${title} changée`);
  await asOtherAdmin('DELETE', `/api/admin/offers/${editedId(page)}`);
  await offerModal(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(offerModal(page).getByRole('alert')).toContainText('Offre non trouvée');
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue(`${title} changée`);
  await page.keyboard.press('Escape');
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expect(offerModal(page)).toBeHidden();
  await expect(page.getByText(/^Aucun résultat pour/)).toBeVisible();
});

test('d’une offre d’une autre page, ouverte par son adresse puis supprimée, ce qui est saisi reste', async ({
  page,
}) => {
  const title = freshTitle('Offre lointaine');
  const answer = await asOtherAdmin('POST', '/api/admin/offers', {
    title,
    country: 'FR',
    deeplink: 'https://partenaire.test/',
  });
  const { id } = v.parse(v.object({ data: v.object({ id: v.number() }) }), answer).data;
  await signIn(page, await openSession(adminAccount));
  // On the first page, so that the row is looked up.
  await page.goto(`/admin/offers?page=2&edit=${id}`);
  await offerModal(page).getByLabel('Titre').fill(`${title} changée`);
  await asOtherAdmin('DELETE', `/api/admin/offers/${id}`);
  let isRefused = false;
  const reread: string[] = [];
  page.on('requestfinished', (call) => {
    if (call.method() === 'PUT') isRefused = true;
    else if (isRefused && call.url().includes('/api/admin/offers?')) reread.push(call.url());
  });
  await offerModal(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(offerModal(page).getByRole('alert')).toContainText('Offre non trouvée');
  // The page of the list, and those around it, where the offer is looked for.
  await expect.poll(() => reread.length).toBeGreaterThan(1);
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue(`${title} changée`);
});

test('Retour devant la question d’un conflit la retire, et rien n’est envoyé', async ({ page }) => {
  const title = await openOwnOffer(page, 'Offre quittée');
  const sent: string[] = [];
  page.on('request', (call) => call.method() === 'PUT' && sent.push(call.url()));
  await page.getByRole('link', { name: `Modifier ${title}` }).click();
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue(title);
  await asOtherAdmin('PUT', `/api/admin/offers/${editedId(page)}`, {
    title: `${title} à elle`,
    country: 'BE',
    deeplink: 'https://partenaire.test/elle',
  });
  await offerModal(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(confirmation(page)).toContainText('modifiée par quelqu’un d’autre');
  await page.goBack();
  await expect(confirmation(page)).toHaveCount(0);
  await expect(offerModal(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('rouvert avant que la liste soit relue, le formulaire intact montre l’offre telle qu’elle vient', async ({
  page,
}) => {
  const title = await openOwnOffer(page, 'Offre rouverte');
  const edit = page.getByRole('link', { name: `Modifier ${title}` });
  await edit.click();
  await offerModal(page).getByLabel('Titre').fill(`${title} bis`);
  await page.route(/\/api\/admin\/offers\/\d+$/, async (route) => {
    const response = await route.fetch();
    answerList = await holdRequests(page, /\/api\/admin\/offers\?/);
    await route.fulfill({ response });
  });
  let answerList = () => {};
  await offerModal(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expectToast(page, 'Offre modifiée avec succès !');
  await expect(offerModal(page)).toBeHidden();
  await edit.click();
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue(title);
  answerList();
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue(`${title} bis`);
  await offerModal(page).getByLabel('URL Daisycon').fill('https://partenaire.test/ter');
  await offerModal(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(offerModal(page)).toBeHidden();
  await expect(confirmation(page)).toHaveCount(0);
});

test('ce que le serveur refuse hors du formulaire se lit au-dessus de lui', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers?create=true');
  await fillInOffer(page, { title: 'Offre refusée', country: 'France', deeplink: 'https://partenaire.test/' });
  const refuse = (errors: Record<string, string[]>) =>
    armFault({
      method: 'POST',
      path: '/api/admin/offers',
      status: 422,
      body: { message: 'Les données envoyées ne sont pas valides.', errors },
      times: 1,
    });
  const alert = offerModal(page).getByRole('alert');
  const create = offerModal(page).getByRole('button', { name: 'Créer', exact: true });

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
  await expect(offerModal(page).getByLabel('Titre')).toHaveAccessibleDescription('Titre déjà pris');
  await expect(offerModal(page).getByLabel('Titre')).toBeFocused();
  await expect(alert.getByRole('paragraph')).toHaveText([
    'Description : La description doit contenir au moins 10 caractères',
  ]);
});

test('fermer un formulaire modifié demande d’abord, par Échap comme par Retour', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers');
  await page
    .getByRole('link', { name: /^Modifier / })
    .first()
    .click();
  const title = offerModal(page).getByLabel('Titre');
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
  await expect(offerModal(page)).toBeHidden();
  await expect(page).toHaveURL('/admin/offers');
});

test('Tab et Maj+Tab quittent la liste ouverte des pays pour le champ voisin', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers?create=true');
  const box = offerModal(page).getByRole('combobox', { name: 'Pays' });
  for (const [key, neighbour] of [
    ['Tab', 'URL Daisycon'],
    ['Shift+Tab', 'Titre'],
  ] as const) {
    await box.click();
    await expect(page.getByRole('option', { name: 'Allemagne' })).toBeVisible();
    await page.keyboard.press(key);
    await expect(offerModal(page).getByLabel(neighbour)).toBeFocused();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
});

test('la liste des pays qui n’a pas pu venir le dit, et la prochaine ouverture réessaie', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  const isCountryList = /\/assets\/countries-[^/]+\.js$/;
  await page.route(isCountryList, (route) => route.abort());
  await page.goto('/admin/offers?create=true');
  const box = offerModal(page).getByLabel('Pays');
  await box.click();
  await expect(page.getByRole('option', { name: 'Chargement impossible' })).toBeVisible();
  await page.unroute(isCountryList);
  await page.keyboard.press('Escape');
  await box.click();
  await expect(page.getByRole('option', { name: 'Belgique' })).toBeVisible();
});
