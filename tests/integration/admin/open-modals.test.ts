import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { createOffer, offerModal } from '../support/offer-modal';
import { type OpenedApp, openApp } from '../support/open-app';
import { confirmation, heading } from '../support/parts';
import { TestBackend } from '../support/test-backend';

const SAVED = 'Offre modifiée avec succès !';
const PER_PAGE = 15;
const OFFERS = '/api/admin/offers';

const edit = (title: string) => page.getByRole('link', { name: `Modifier ${title}`, exact: true });
const save = offerModal.getByRole('button', { name: 'Sauvegarder' });
const titleField = offerModal.getByLabelText('Titre');
const close = () => userEvent.keyboard('{Escape}');

/** Opens the list of these offers, which it alone shows. */
const openList = async (titles: readonly string[], start: string, pageNumber = 1) => {
  const backend = new TestBackend('admin');
  const paths: string[] = [];
  for (const title of titles) paths.push(`${OFFERS}/${await createOffer(backend, title)}`);
  const app = openApp(`/admin/offers?search=${encodeURIComponent(start)}&page=${pageNumber}`, { backend });
  return { backend, app, paths };
};

/**
 * The toast has come and gone: what else the answer brings about has happened by then.
 * @param elsewhere where the pointer does not hold it
 */
const toastLeaves = async (app: OpenedApp, message: string, elsewhere: Locator) => {
  await app.isTold(message);
  await elsewhere.hover();
  await expect.element(page.getByText(message, { exact: true })).not.toBeInTheDocument();
};

/** Saves the first offer unchanged and closes its modal; the returned function releases the answer. */
const openAndSave = async (titles: readonly string[], start: string) => {
  const { backend, app, paths } = await openList(titles, start);
  const [title = '', path = ''] = [titles[0], paths[0]];
  const answer = backend.hold(path);
  await edit(title).click();
  await save.click();
  await expect.poll(() => backend.bodiesSentTo(path)).toHaveLength(1);
  await close();
  await expect.element(offerModal).not.toBeInTheDocument();
  return { app, answer };
};

test('une sauvegarde qui finit tard laisse ouverte la fenêtre qui l’est alors', async () => {
  const { app, answer } = await openAndSave(['Tardive un', 'Tardive deux'], 'Tardive');
  await edit('Tardive deux').click();
  await titleField.fill('Ce qui est tapé entre-temps');
  answer();
  await toastLeaves(app, SAVED, titleField);
  await expect.element(titleField).toHaveValue('Ce qui est tapé entre-temps');
  await app.isAt(/edit=/);
});

test('une sauvegarde qui finit tard ne ramène pas aux offres', async () => {
  const { app, answer } = await openAndSave(['Tardive ailleurs'], 'Tardive ailleurs');
  await page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' }).click();
  await expect.element(heading('Gestion des utilisateurs')).toBeVisible();
  answer();
  await toastLeaves(app, SAVED, heading('Gestion des utilisateurs'));
  await app.isAt('/admin/users');
});

test('une fenêtre fermée avant l’envoi n’envoie plus rien, et ne demande plus rien', async () => {
  const start = 'Fermée';
  const { backend, app, paths } = await openList([`${start} un`, `${start} deux`], start);
  const [path = '', other = ''] = paths;
  await edit(`${start} un`).click();
  await expect.element(titleField).toHaveValue(`${start} un`);
  await backend.asOtherAdmin('PUT', path, {
    title: `${start} une`,
    country: 'BE',
    deeplink: 'https://partenaire.test/elle',
  });
  const answer = backend.hold(OFFERS);
  const before = backend.calls.length;
  await save.click();
  await expect.poll(() => backend.calls.slice(before).some((call) => call.path === OFFERS)).toBe(true);
  await close();
  await expect.element(offerModal).not.toBeInTheDocument();
  answer();
  await edit(`${start} deux`).click();
  await save.click();
  await app.isTold(SAVED);
  await expect.element(confirmation).not.toBeInTheDocument();
  const sent = backend.calls.filter(({ method }) => method === 'PUT').map((call) => call.path);
  expect(sent).toEqual([other]);
});

test('la page de la liste s’en va sous un formulaire ouvert : il reste, sans question, et la liste vient', async () => {
  const start = 'Dernière page';
  const titles = Array.from({ length: PER_PAGE + 1 }, (_, index) => `${start} n° ${index}`);
  const { backend, app, paths } = await openList(titles, start, 2);
  const rows = page.getByRole('row');
  await expect.poll(() => rows.elements()).toHaveLength(2);
  const link = page.getByRole('link', { name: /^Modifier / });
  const label = link.element().getAttribute('aria-label');
  const path = paths[titles.findIndex((title) => label === `Modifier ${title}`)];
  if (!path) throw new Error(`${label} is none of the offers`);
  await link.click();
  await titleField.fill('Un titre changé');
  await backend.asOtherAdmin('DELETE', path);
  await save.click();
  await expect.element(offerModal.getByRole('alert')).toHaveTextContent('Erreur lors de la sauvegarde');
  await app.isAt(/^(?!.*page=2)/);
  await expect.element(confirmation).not.toBeInTheDocument();
  await expect.element(titleField).toHaveValue('Un titre changé');

  // It was opened from the list: closing it leads back there.
  await close();
  await confirmation.getByRole('button', { name: 'Oui' }).click();
  await expect.element(offerModal).not.toBeInTheDocument();
  await app.isAt(/^(?!.*(?:page=2|edit=))/);
  await expect.poll(() => rows.elements()).toHaveLength(PER_PAGE + 1);
});

test('ce que l’on vient de chercher compte encore, une fois refermée la fenêtre ouverte aussitôt', async () => {
  const app = openApp('/admin/users', { backend: new TestBackend('admin') });
  const search = page.getByRole('searchbox', { name: 'Rechercher un utilisateur' });
  await expect.element(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  // Within the moment in which the search box waits for more letters.
  await search.fill('da');
  await page
    .getByRole('link', { name: /^Détails/ })
    .first()
    .click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await app.isAt(/detail=\d+$/);
  await close();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(search).toHaveValue('da');
  await app.isAt('/admin/users?search=da');
});

test('une offre supprimée ne revient pas par « Suivant »', async () => {
  const title = 'Revenante';
  const { app } = await openList([title], title);
  await page.getByRole('link', { name: `Voir ${title}` }).click();
  await expect.element(offerModal).toHaveTextContent(title);
  await close();
  await expect.element(offerModal).not.toBeInTheDocument();
  await page.getByRole('button', { name: `Supprimer ${title}` }).click();
  await confirmation.getByRole('button', { name: 'Oui' }).click();
  await expect.element(page.getByText(/^Aucun résultat pour/)).toBeVisible();
  app.goForward();
  await expect.element(offerModal).toHaveTextContent('Offre introuvable');
  await expect.element(offerModal).not.toHaveTextContent(title);
});

const hasFocusWithin = (element: Locator) => element.query()?.querySelectorAll(':focus').length === 1;

for (const [what, control, name, role] of [
  ['une fenêtre', 'link', 'Voir', 'dialog'],
  ['une question', 'button', 'Supprimer', 'alertdialog'],
] as const) {
  test(`un double clic qui ouvre ${what} ne la referme pas, et le focus revient où l’on a appuyé`, async () => {
    const title = 'Deux fois';
    await openList([title], title);
    const opener = page.getByRole(control, { name: `${name} ${title}` });
    const opened = page.getByRole(role);
    // The code is there: the second press finds the window.
    await opener.click();
    await expect.element(opened).toBeVisible();
    await close();
    await expect.element(opened).not.toBeInTheDocument();
    // The length of a press and of the pause: at once, and as a hand does.
    for (const delay of [0, 60]) {
      await opener.dblClick({ delay });
      await expect.element(opened).toBeVisible();
      await expect.poll(() => hasFocusWithin(opened)).toBe(true);
      await close();
      await expect.element(opened).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
    }
  });
}

test('une page tournée au clavier laisse le focus en haut de la liste', async () => {
  const backend = new TestBackend('admin');
  for (const [path, name] of [
    ['/admin/users', 'Utilisateurs'],
    ['/admin/offers', 'Offres'],
    ['/admin/participations', 'Participations'],
  ] as const) {
    openApp(path, { backend });
    const next = page.getByRole('link', { name: 'Page suivante' });
    await expect.element(next).toBeVisible();
    next.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('region', { name: `${name}, page 2` })).toHaveFocus();
  }
});
