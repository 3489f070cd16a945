import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { camilleAccount, signIn } from '../support/accounts';
import { recordCalls } from '../support/record-calls';
import { test } from './dev-server';

test.beforeEach(({ development: { mock } }) => mock.reset());

const panel = (page: Page) => page.getByRole('dialog', { name: 'Atelier' });

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Atelier' }).click();
  await expect(panel(page).getByRole('status')).toContainText(/panne/i);
};

test('chaque lecture part une fois ; l’atelier, à la souris et au clavier : scénario, panne, rôle, horloge', async ({
  page,
  development: { mock },
}) => {
  // A cold start compiles every file of each screen.
  test.setTimeout(180_000);
  await signIn(page, await mock.logIn(camilleAccount));
  const calls = recordCalls(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Offres récentes' })).toBeVisible({ timeout: 60_000 });

  await test.step('avec les contrôles de React, chaque lecture part une fois', async () => {
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect(calls.toSorted()).toEqual([
      '/api/get/user/sold',
      '/api/me',
      '/api/offers?per_page=3',
      '/api/participations?per_page=5',
    ]);
  });

  await test.step('une panne armée une fois se voit en changeant d’écran', async () => {
    await mock.armFault({ method: 'GET', path: '/api/participations', status: 500, times: 1 });
    // Without the pointer, which would have the page read beforehand.
    await page.getByRole('link', { name: 'Participations', exact: true }).dispatchEvent('click');
    await expect(page.getByText('Chargement impossible')).toBeVisible();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText(/^Affichage de 1 à/)).toBeVisible();
    await page.getByRole('link', { name: 'Tableau de bord', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Offres récentes' })).toBeVisible();
  });

  await test.step('un scénario', async () => {
    await openPanel(page);
    await panel(page).getByLabel('Situation').selectOption('aucune-offre');
    await expect(panel(page).getByText('Aucune offre. Compte : Camille, compte validé.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Mettre en place' }).click();
    await expect(page.getByText('Aucune offre disponible pour votre pays.')).toBeVisible();
  });

  await test.step('une panne, une fois', async () => {
    await openPanel(page);
    await panel(page).getByLabel('Appel').selectOption('listParticipations');
    await panel(page).getByLabel('Genre').selectOption('Erreur du serveur (500)');
    await panel(page).getByRole('button', { name: 'Armer', exact: true }).click();
    await expect(panel(page).getByRole('status')).toHaveText('Pannes armées : 1.');
    await panel(page).getByRole('button', { name: 'Tout désarmer' }).click();
    await expect(panel(page).getByRole('status')).toHaveText('Aucune panne armée.');
    await panel(page).getByRole('button', { name: 'Armer et recharger' }).click();
    await expect(page.getByText('Chargement impossible')).toBeVisible();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('Chargement impossible')).toBeHidden();
  });

  await test.step('un rôle', async () => {
    await openPanel(page);
    await panel(page).getByLabel('Se connecter comme').selectOption('Agathe, administratrice');
    await panel(page).getByRole('button', { name: 'Prendre ce rôle' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByText('L’activité de la plateforme, tous pays réunis.')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('l’horloge : les sessions durent trente jours', async () => {
    await openPanel(page);
    await panel(page).getByRole('button', { name: '31 jours plus tard' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1, name: 'Bon retour !' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Atelier · Horloge : 31 jours d’écart' })).toBeVisible();
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Remettre à l’heure' }).click();
    await openPanel(page);
    await expect(panel(page).getByRole('status')).toHaveText('Aucune panne armée.');
    await page.keyboard.press('Escape');
  });

  await test.step('au clavier, à lire, et sur un téléphone', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    const button = page.getByRole('button', { name: 'Atelier' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('status')).toHaveText('Aucune panne armée.');
    await expect(panel(page).getByRole('group', { name: 'Horloge du serveur' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('missio-workbench').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await panel(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button).toBeFocused();
    await openPanel(page);
  });

  await test.step('un refus se dit', async () => {
    await mock.enter('admin-vide');
    await panel(page).getByLabel('Se connecter comme').selectOption('Camille, compte validé');
    await panel(page).getByRole('button', { name: 'Prendre ce rôle' }).click();
    await expect(panel(page).getByRole('status')).toHaveText('Ce compte n’existe pas dans ces données.');
  });
});
