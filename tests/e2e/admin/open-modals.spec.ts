import type { Page } from '@playwright/test';
import { adminAccount, expectToast, openSession, signIn } from '../support/accounts';
import { asOtherAdmin } from '../support/as-other-admin';
import { confirmation } from '../support/confirmation';
import { holdRequests } from '../support/hold-requests';
import { freshTitle, offerModal } from '../support/offer-modal';
import { expect, test } from '../support/test';

const SAVED = 'Offre modifiée avec succès !';
const PER_PAGE = 15;
const OFFER = /\/api\/admin\/offers\/\d+$/;

const edit = (page: Page, title: string) => page.getByRole('link', { name: `Modifier ${title}`, exact: true });
const save = (page: Page) => offerModal(page).getByRole('button', { name: 'Sauvegarder' });

/** Opens the list of offers that no other test has. */
const openList = async (page: Page, titles: readonly string[], start: string, pageNumber = 1) => {
  for (const title of titles) {
    await asOtherAdmin('POST', '/api/admin/offers', { title, country: 'FR', deeplink: 'https://partenaire.test/' });
  }
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/offers?search=${encodeURIComponent(start)}&page=${pageNumber}`);
};

/** The toast has come and gone: what else the answer brings about has happened by then. */
const expectToastToLeave = async (page: Page, message: string) => {
  await expectToast(page, message);
  await page.mouse.move(0, 0);
  await expect(page.getByText(message, { exact: true })).toHaveCount(0);
};

/** Saves an offer unchanged and closes its modal; the returned function releases the answer. */
const saveAndClose = async (page: Page, title: string) => {
  const answer = await holdRequests(page, OFFER);
  await edit(page, title).click();
  const sent = page.waitForRequest((call) => call.method() === 'PUT');
  await save(page).click();
  await sent;
  await page.keyboard.press('Escape');
  await expect(offerModal(page)).toHaveCount(0);
  return answer;
};

test('une sauvegarde qui finit tard laisse ouverte la fenêtre qui l’est alors', async ({ page }) => {
  const start = `Tardive ${Date.now()}`;
  await openList(page, [`${start} un`, `${start} deux`], start);
  const answer = await saveAndClose(page, `${start} un`);
  await edit(page, `${start} deux`).click();
  const title = offerModal(page).getByLabel('Titre');
  await title.fill('Ce qui est tapé entre-temps');
  answer();
  await expectToastToLeave(page, SAVED);
  await expect(title).toHaveValue('Ce qui est tapé entre-temps');
  await expect(page).toHaveURL(/edit=/);
});

test('une sauvegarde qui finit tard ne ramène pas aux offres', async ({ page }) => {
  const title = `Tardive ailleurs ${Date.now()}`;
  await openList(page, [title], title);
  const answer = await saveAndClose(page, title);
  await page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des utilisateurs' })).toBeVisible();
  answer();
  await expectToastToLeave(page, SAVED);
  await expect(page).toHaveURL('/admin/users');
});

test('une fenêtre fermée avant l’envoi n’envoie plus rien, et ne demande plus rien', async ({ page }) => {
  const start = `Fermée ${Date.now()}`;
  await openList(page, [`${start} un`, `${start} deux`], start);
  const sent: string[] = [];
  page.on('request', (call) => call.method() === 'PUT' && sent.push(new URL(call.url()).pathname));
  await edit(page, `${start} un`).click();
  await expect(page).toHaveURL(/edit=/);
  const path = `/api/admin/offers/${new URL(page.url()).searchParams.get('edit')}`;
  await asOtherAdmin('PUT', path, { title: `${start} une`, country: 'BE', deeplink: 'https://partenaire.test/elle' });
  const answer = await holdRequests(page, /\/api\/admin\/offers\?/);
  const second = page.waitForRequest(/\/api\/admin\/offers\?/);
  await save(page).click();
  await second;
  await page.keyboard.press('Escape');
  await expect(offerModal(page)).toHaveCount(0);
  answer();
  await edit(page, `${start} deux`).click();
  await save(page).click();
  await expectToast(page, SAVED);
  await expect(confirmation(page)).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(sent).not.toContain(path);
});

test('la page de la liste s’en va sous un formulaire ouvert : il reste, sans question, et la liste vient', async ({
  page,
}) => {
  const start = `Dernière page ${Date.now()}`;
  const titles = Array.from({ length: PER_PAGE + 1 }, (_, index) => `${start} n° ${index}`);
  await openList(page, titles, start, 2);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: /^Modifier / }).click();
  await offerModal(page).getByLabel('Titre').fill('Un titre changé');
  await asOtherAdmin('DELETE', `/api/admin/offers/${new URL(page.url()).searchParams.get('edit')}`);
  await save(page).click();
  await expect(offerModal(page).getByRole('alert')).toContainText('Erreur lors de la sauvegarde');
  await expect(page).not.toHaveURL(/page=2/);
  await expect(confirmation(page)).toHaveCount(0);
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue('Un titre changé');

  // It was opened from the list: closing it leads back there.
  await page.keyboard.press('Escape');
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expect(offerModal(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/page=2|edit=/);
  await expect(rows).toHaveCount(PER_PAGE + 1);
});

test('ce que l’on vient de chercher compte encore, une fois refermée la fenêtre ouverte aussitôt', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  const search = page.getByRole('searchbox', { name: 'Rechercher un utilisateur' });
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  // Within the moment in which the search box waits for more letters.
  await search.fill('da');
  await page
    .getByRole('link', { name: /^Détails/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/detail=\d+$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(search).toHaveValue('da');
  await expect(page).toHaveURL('/admin/users?search=da');
});

test('une offre supprimée ne revient pas par « Suivant »', async ({ page }) => {
  const title = freshTitle('Revenante');
  await openList(page, [title], title);
  await page.getByRole('link', { name: `Voir ${title}` }).click();
  await expect(offerModal(page)).toContainText(title);
  await page.keyboard.press('Escape');
  await expect(offerModal(page)).toHaveCount(0);
  await page.getByRole('button', { name: `Supprimer ${title}` }).click();
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText(/^Aucun résultat pour/)).toBeVisible();
  await page.goForward();
  await expect(offerModal(page)).toBeVisible();
  await expect(offerModal(page)).not.toContainText(title);
});

for (const [what, control, name, role] of [
  ['une fenêtre', 'link', 'Voir', 'dialog'],
  ['une question', 'button', 'Supprimer', 'alertdialog'],
] as const) {
  test(`un double clic qui ouvre ${what} ne la referme pas, et le focus revient où l’on a appuyé`, async ({ page }) => {
    const title = freshTitle('Deux fois');
    await openList(page, [title], title);
    const opener = page.getByRole(control, { name: `${name} ${title}` });
    // The code is there: the second press finds the window.
    await opener.click();
    await expect(page.getByRole(role)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0);
    for (const delay of [0, 120]) {
      const box = await opener.boundingBox();
      if (!box) throw new Error('what opens it is not drawn');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      const press = (clickCount: number) =>
        Promise.all([page.mouse.down({ clickCount }), page.mouse.up({ clickCount })]);
      // The pause between two clicks of a hand, counted in the page: a busy test tool would be later.
      const pause = delay > 0 && page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), delay);
      const first = press(1);
      await pause;
      await Promise.all([first, press(2)]);
      const opened = page.getByRole(role);
      await expect(opened).toBeVisible();
      await expect(opened.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
}

test('une page tournée au clavier laisse le focus en haut de la liste', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  for (const [path, name] of [
    ['/admin/users', 'Utilisateurs'],
    ['/admin/offers', 'Offres'],
    ['/admin/participations', 'Participations'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Page suivante' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: `${name}, page 2` })).toBeFocused();
  }
});

test('de deux fenêtres demandées pendant que leur code se charge, la seconde s’ouvre, et une fermeture suffit', async ({
  page,
}) => {
  const start = `Impatiente ${Date.now()}`;
  const release = await holdRequests(page, /\/assets\/offer-modals-/);
  await openList(page, [`${start} un`, `${start} deux`], start);
  await edit(page, `${start} un`).click();
  await expect(page).toHaveURL(/edit=/);
  await page.getByRole('link', { name: `Voir ${start} deux`, exact: true }).click();
  await expect(page).toHaveURL(/detail=/);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/create=/);
  release();
  await expect(offerModal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/^[^?]*\/admin\/offers\?search=[^&]*$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
