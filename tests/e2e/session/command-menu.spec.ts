import type { Page } from '@playwright/test';
import { adminAccount, createValidatedUser, logIn, openSession, signIn } from '../support/accounts';
import { confirmation } from '../support/confirmation';
import { holdRequests } from '../support/hold-requests';
import { armFault, clearFaults } from '../support/mock';
import { expect, test } from '../support/test';

/* The command menu, from its key to the screen, in both areas. */

const menu = (page: Page) => page.getByRole('dialog', { name: 'Accès rapide' });
const field = (page: Page) => menu(page).getByRole('combobox');
const active = (page: Page) => menu(page).getByRole('option', { selected: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const openMenu = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};

/** Recent places are noted once the browser is idle. */
const notesPlaces = (page: Page) => page.waitForResponse(/\/command-control-[^/]+\.js$/);

test.afterEach(clearFaults);

test('un membre va partout au clavier ; ses lieux récents sont à lui seul et partent à la déconnexion', async ({
  page,
}) => {
  const account = await createValidatedUser();
  await signIn(page, account);
  const noting = notesPlaces(page);
  await page.goto('/profile');
  await noting;

  await test.step('sans question si rien n’est modifié, avec la question sinon', async () => {
    await openMenu(page);
    await page.keyboard.type('particip');
    await expect(active(page)).toHaveText('Participations');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Participations')).toBeFocused();
    await openMenu(page);
    await expect(active(page)).toHaveText('Profil');
    await page.keyboard.press('Enter');
    await page.getByLabel('Nom').fill('Autre nom');
    await openMenu(page);
    await page.keyboard.type('missions');
    await page.keyboard.press('Enter');
    await confirmation(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByLabel('Nom')).toHaveValue('Autre nom');
    await expect(page.getByLabel('Nom')).toBeFocused();
    await openMenu(page);
    await page.keyboard.press('Control+k');
    await expect(menu(page)).toHaveCount(0);
  });

  await test.step('une mission se trouve par son titre, puis parmi les lieux récents', async () => {
    await page.getByLabel('Nom').fill(account.user.name);
    await openMenu(page);
    await page.keyboard.type('ES');
    const group = menu(page).getByRole('group', { name: /^Missions trouvées/ });
    await expect(group.getByRole('option').first()).toBeVisible();
    const title = await group.getByRole('option').first().locator('bdi').first().innerText();
    await group.getByRole('option').first().click();
    await expect(heading(page, title)).toBeFocused();
    await page.getByRole('link', { name: 'Tableau de bord' }).click();
    await expect(heading(page, /^Bonjour/)).toBeVisible();
    await openMenu(page);
    await expect(active(page)).toContainText(title);
    await page.keyboard.press('Escape');
  });

  await test.step('la déconnexion les efface, même pour ce compte', async () => {
    await openMenu(page);
    await page.keyboard.type('deconn');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await logIn(page, account);
    await expect(heading(page, /^Bonjour/)).toBeVisible();
    await openMenu(page);
    await expect(menu(page).getByRole('group', { name: 'Récents' })).toHaveCount(0);
  });
});

test('un administrateur trouve comptes et offres ; un échec se réessaie, une réponse tardive ne remplace rien', async ({
  page,
}) => {
  await createValidatedUser({ name: 'Zénobie Quartz' });
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers');
  await expect(heading(page, 'Gestion des offres')).toBeVisible();

  await test.step('les actions de la page y sont, et une fenêtre ouverte garde la touche', async () => {
    await openMenu(page);
    await expect(menu(page).getByRole('option', { name: 'Exporter en CSV' })).toBeVisible();
    await page.keyboard.type('creer');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Créer une offre' });
    await form.getByLabel('Titre').fill('Une offre');
    await page.keyboard.press('Control+k');
    await expect(menu(page)).toHaveCount(0);
    await form.getByRole('button', { name: 'Annuler' }).click();
    await confirmation(page).getByRole('button', { name: 'Oui' }).click();
    await expect(form).toHaveCount(0);
  });

  await test.step('« Réessayer » sans quitter le menu', async () => {
    await armFault({ method: 'GET', path: '/api/admin/users', status: 500, body: {} });
    await openMenu(page);
    await page.keyboard.type('zenobie');
    await menu(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(
      menu(page)
        .getByRole('option', { name: /Zénobie Quartz/ })
        .first(),
    ).toBeVisible();
    await expect(field(page)).toBeFocused();
  });

  await test.step('la réponse à un texte plus ancien ne se montre pas', async () => {
    const release = await holdRequests(page, /admin\/users\?.*search=agathe/);
    const asked = page.waitForRequest(/search=agathe/);
    await field(page).fill('agathe');
    await asked;
    await field(page).fill('quartz');
    await expect(
      menu(page)
        .getByRole('option', { name: /Zénobie Quartz/ })
        .first(),
    ).toBeVisible();
    release();
    await expect(menu(page).getByRole('status')).toHaveText(/résultat/);
    await expect(menu(page).getByRole('option', { name: /Agathe/ })).toHaveCount(0);
  });

  await test.step('le compte s’ouvre dans sa liste', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Détails de l’utilisateur' })).toContainText('Zénobie Quartz');
    await expect(page).toHaveTitle('Zénobie Quartz · Missio');
  });
});
