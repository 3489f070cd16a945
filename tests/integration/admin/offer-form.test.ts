import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createOffer, fillInOffer, offerModal } from '../support/offer-modal';
import { type OpenedApp, openApp } from '../support/open-app';
import { confirmation, textsOf } from '../support/parts';
import { createTabHistory } from '../support/tab-history';
import { TestBackend } from '../support/test-backend';

const OFFERS = '/api/admin/offers';
const SAVED = 'Offre modifiée avec succès !';

/** Longer than a line of the modal, without a break opportunity. */
const NEW_KEY = 'nouvelle-cle-'.concat('7f3a90'.repeat(30));

const titleField = offerModal.getByLabelText('Titre');
const deeplinkField = offerModal.getByLabelText('URL Daisycon');
const save = offerModal.getByRole('button', { name: 'Sauvegarder' });
const edit = (title: string) => page.getByRole('link', { name: `Modifier ${title}` });
const listOf = (title: string) => `/admin/offers?search=${encodeURIComponent(title)}`;

/** Opens the list with one offer. */
const openOneOffer = async (title: string, fields?: object) => {
  const backend = new TestBackend('admin');
  const id = await createOffer(backend, title, fields);
  const path = `${OFFERS}/${id}`;
  const app = openApp(listOf(title), { backend, history: createTabHistory(listOf(title)) });
  return { backend, app, id, path };
};

test('deux administrateurs sur la même offre : rien ne se perd sans qu’on le sache', async () => {
  const title = 'Offre partagée';
  const { backend, app, path } = await openOneOffer(title, { api_key: 'cle-partagee' });
  await edit(title).click();
  await titleField.fill(`${title} à moi`);
  const theirs = { title: `${title} à elle`, country: 'BE', deeplink: 'https://partenaire.test/elle' };
  await backend.asOtherAdmin('PUT', path, { ...theirs, api_key: NEW_KEY });

  await save.click();
  await expect.element(confirmation).toHaveTextContent('modifiée par quelqu’un d’autre');
  await confirmation.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(offerModal.getByText(theirs.title)).toBeVisible();
  await expect.element(titleField).toHaveValue(`${title} à moi`);
  await offerModal.getByRole('button', { name: 'Reprendre cette version' }).click();
  await expect.element(titleField).toHaveValue(theirs.title);
  await expect.element(titleField).toHaveFocus();
  await titleField.fill(`${title} à nous`);
  await save.click();
  await app.isTold(SAVED);
  expect(backend.bodiesSentTo(path)).toMatchObject([{ ...theirs, title: `${title} à nous`, api_key: NEW_KEY }]);

  // The key is there to be read, however long it is.
  openApp(listOf(title), { backend });
  await page.getByRole('link', { name: `Voir ${title} à nous` }).click();
  await expect.element(offerModal.getByText(NEW_KEY)).toBeVisible();
  const { scrollWidth, clientWidth } = offerModal.element();
  expect(scrollWidth - clientWidth).toBe(0);
});

test('d’une liste qui ne porte que quelques colonnes, modifier une offre n’efface rien', async () => {
  const title = 'Offre réduite';
  const given = {
    title,
    country: 'FR',
    deeplink: 'https://partenaire.test/reduite',
    description: 'Une description assez longue pour être gardée.',
    image_url: 'https://partenaire.test/image.webp',
  };
  const backend = new TestBackend('admin');
  const id = await createOffer(backend, title, given);
  backend.answer(OFFERS, async (_request, next) => {
    const answer: unknown = await (await next()).json();
    const { data, ...paging } = v.parse(v.looseObject({ data: v.array(v.looseObject({})) }), answer);
    const reduced = data.map(({ id, title, country }) => ({ id, title, country }));
    return Response.json({ data: reduced, ...paging });
  });
  const app = openApp(listOf(title), { backend });
  const answer = backend.hold(`/api/offers/${id}`);
  await edit(title).click();
  await titleField.fill(`${title} changée`);
  answer();
  await expect.element(deeplinkField).toHaveValue(given.deeplink);
  await expect.element(titleField).toHaveValue(`${title} changée`);
  await save.click();
  await app.isTold(SAVED);
  expect(backend.bodiesSentTo(`${OFFERS}/${id}`)).toMatchObject([{ ...given, title: `${title} changée` }]);
});

const waysOut: [string, (app: OpenedApp) => unknown][] = [
  ['Échap', () => userEvent.keyboard('{Escape}')],
  ['Retour', (app) => app.goBack()],
];

for (const [name, leave] of waysOut) {
  test(`une liste muette ne retient pas la sauvegarde, une question entre-temps rend le focus (${name})`, async () => {
    const title = 'Offre pressée';
    const { backend, app, path } = await openOneOffer(title);
    await edit(title).click();
    await expect.element(titleField).toHaveValue(title);
    const list = backend.hold(OFFERS);
    const put = backend.hold(path);
    await deeplinkField.fill('https://partenaire.test/autre');
    await save.click();
    await expect.poll(() => backend.bodiesSentTo(path)).toHaveLength(1);
    await leave(app);
    await expect.element(confirmation).toHaveTextContent('L’enregistrement est en cours');
    put();
    list();
    await app.isTold(SAVED);
    await confirmation.getByRole('button', { name: 'Annuler' }).click();
    await expect.element(offerModal).not.toBeInTheDocument();
    await expect.element(edit(title)).toHaveFocus();
  });
}

test('modifier une offre que quelqu’un a supprimée : la fenêtre le dit, et la ligne s’en va', async () => {
  const title = 'Offre disparue';
  const { backend, path } = await openOneOffer(title);
  await edit(title).click();
  await titleField.fill(`${title} changée`);
  await backend.asOtherAdmin('DELETE', path);
  await save.click();
  await expect.element(offerModal.getByRole('alert')).toHaveTextContent('Offre non trouvée');
  await expect.element(titleField).toHaveValue(`${title} changée`);
  await userEvent.keyboard('{Escape}');
  await confirmation.getByRole('button', { name: 'Oui' }).click();
  await expect.element(offerModal).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Aucun résultat pour/)).toBeVisible();
});

test('d’une offre d’une autre page, ouverte par son adresse puis supprimée, ce qui est saisi reste', async () => {
  const title = 'Offre lointaine';
  const backend = new TestBackend('admin');
  const id = await createOffer(backend, title);
  // On the first page, so that the row is looked up.
  openApp(`/admin/offers?page=2&edit=${id}`, { backend });
  await titleField.fill(`${title} changée`);
  await backend.asOtherAdmin('DELETE', `${OFFERS}/${id}`);
  let refusedAfter = Number.POSITIVE_INFINITY;
  backend.answer(`${OFFERS}/${id}`, async (_request, next) => {
    const refusal = await next();
    refusedAfter = backend.calls.length;
    return refusal;
  });
  await save.click();
  await expect.element(offerModal.getByRole('alert')).toHaveTextContent('Offre non trouvée');
  // The page of the list, and those around it, where the offer is looked for.
  const reread = () => backend.calls.slice(refusedAfter).filter((call) => call.path === OFFERS);
  await expect.poll(() => reread().length).toBeGreaterThan(1);
  await expect.element(titleField).toHaveValue(`${title} changée`);
});

test('Retour devant la question d’un conflit la retire, et rien n’est envoyé', async () => {
  const title = 'Offre quittée';
  const { backend, app, path } = await openOneOffer(title);
  await edit(title).click();
  await expect.element(titleField).toHaveValue(title);
  await backend.asOtherAdmin('PUT', path, {
    title: `${title} à elle`,
    country: 'BE',
    deeplink: 'https://partenaire.test/elle',
  });
  await save.click();
  await expect.element(confirmation).toHaveTextContent('modifiée par quelqu’un d’autre');
  app.goBack();
  await expect.element(confirmation).not.toBeInTheDocument();
  await expect.element(offerModal).not.toBeInTheDocument();
  expect(backend.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('rouvert avant que la liste soit relue, le formulaire intact montre l’offre telle qu’elle vient', async () => {
  const title = 'Offre rouverte';
  const { backend, app, path } = await openOneOffer(title);
  await edit(title).click();
  await titleField.fill(`${title} bis`);
  let answerList = () => {};
  backend.answer(path, async (_request, next) => {
    const saved = await next();
    answerList = backend.hold(OFFERS);
    return saved;
  });
  await save.click();
  await app.isTold(SAVED);
  await expect.element(offerModal).not.toBeInTheDocument();
  await edit(title).click();
  await expect.element(titleField).toHaveValue(title);
  answerList();
  await expect.element(titleField).toHaveValue(`${title} bis`);
  await deeplinkField.fill('https://partenaire.test/ter');
  await save.click();
  await expect.element(offerModal).not.toBeInTheDocument();
  await expect.element(confirmation).not.toBeInTheDocument();
});

test('ce que le serveur refuse hors du formulaire se lit au-dessus de lui', async () => {
  const backend = new TestBackend('admin');
  openApp('/admin/offers?create=true', { backend });
  await fillInOffer({ title: 'Offre refusée', country: 'France', deeplink: 'https://partenaire.test/' });
  const refuse = (errors: Record<string, string[]>) =>
    backend.armFault({
      method: 'POST',
      path: OFFERS,
      status: 422,
      body: { message: 'Les données envoyées ne sont pas valides.', errors },
      times: 1,
    });
  const alert = offerModal.getByRole('alert');
  const create = offerModal.getByRole('button', { name: 'Créer', exact: true });

  refuse({ image_url: ['URL invalide', 'Trop longue'], api_key: ['Clé refusée'], reseau: ['Réseau inconnu'] });
  await create.click();
  await expect.element(alert).toHaveTextContent('Erreur lors de la sauvegarde');
  await expect
    .poll(() => textsOf(alert.getByRole('paragraph')))
    .toEqual(['Image : URL invalide', 'Clé API : Clé refusée', 'Réseau inconnu']);

  // Beside one of a field that is there.
  refuse({ title: ['Titre déjà pris'], description: ['La description doit contenir au moins 10 caractères'] });
  await create.click();
  await expect.element(titleField).toHaveAccessibleDescription('Titre déjà pris');
  await expect.element(titleField).toHaveFocus();
  await expect
    .poll(() => textsOf(alert.getByRole('paragraph')))
    .toEqual(['Description : La description doit contenir au moins 10 caractères']);
});

test('Tab et Maj+Tab quittent la liste ouverte des pays pour le champ voisin', async () => {
  openApp('/admin/offers?create=true', { backend: new TestBackend('admin') });
  const box = offerModal.getByRole('combobox', { name: 'Pays' });
  for (const [isBackwards, neighbour] of [
    [false, deeplinkField],
    [true, titleField],
  ] as const) {
    await box.click();
    await expect.element(page.getByRole('option', { name: 'Allemagne' })).toBeVisible();
    await userEvent.tab({ shift: isBackwards });
    await expect.element(neighbour).toHaveFocus();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  }
});
