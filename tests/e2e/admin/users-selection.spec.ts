import type { Page } from '@playwright/test';
import { adminAccount, createUser, openSession, signIn } from '../support/accounts';
import { armFault, clearFaults } from '../support/mock';
import { recordToasts } from '../support/record-toasts';
import { expect, test } from '../support/test';

test.afterEach(clearFaults);

const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Tout sélectionner' });
const bar = (page: Page) => page.getByRole('region', { name: 'Comptes choisis' });
const validateButtons = (page: Page) => page.getByRole('table').getByRole('button', { name: /^Valider / });

/** Opens the list of waiting accounts, searched for some with a unique name; returns the validations that are sent. */
const openWaiting = async (page: Page, count: number) => {
  const name = `Lot${Date.now()}`;
  const accounts: Awaited<ReturnType<typeof createUser>>[] = [];
  for (let index = 1; index <= count; index += 1) accounts.push(await createUser({ name: `${name} N${index}` }));
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/users?validated=0&search=${name}`);
  await expect(page.getByText(`Affichage de 1 à ${count} sur ${count} résultats`)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(new URL(request.url()).pathname));
  const pathOf = (index: number) => `/api/admin/users/${accounts[index - 1]?.user.id}/validate`;
  return { name, accounts, sent, pathOf };
};

test('quatre pressions à 260 ms, sur quatre lignes venues au même endroit, valident quatre comptes', async ({
  page,
}) => {
  const { sent } = await openWaiting(page, 5);
  await page.evaluate(() => {
    const note = ({ clientX, clientY, timeStamp }: MouseEvent) =>
      Object.assign(window, { pressed: { clientX, clientY, timeStamp } });
    addEventListener('click', note, { capture: true, once: true });
  });
  await validateButtons(page).first().click();
  for (const turn of [1, 2, 3]) {
    await expect(page.locator('tbody tr:not([inert])')).toHaveCount(5 - turn);
    await validateButtons(page)
      .first()
      .evaluate((button, later) => {
        const { clientX, clientY, timeStamp } = Reflect.get(window, 'pressed');
        const press = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail: 1 });
        Object.defineProperty(press, 'timeStamp', { value: timeStamp + later });
        button.dispatchEvent(press);
      }, turn * 260);
  }
  await expect(page.locator('tbody tr:not([inert])')).toHaveCount(1);
  expect(new Set(sent).size).toBe(4);
});

test('valider plusieurs comptes choisis : l’un après l’autre, une seule notification', async ({ page }) => {
  const said = await recordToasts(page);
  const { name, sent, pathOf } = await openWaiting(page, 3);
  await expect(bar(page)).toHaveCount(0);
  await selectAll(page).check();
  await expect(bar(page)).toContainText('3 comptes choisis sur cette page');
  await page.getByRole('checkbox', { name: `Choisir ${name} N2` }).uncheck();
  await expect(selectAll(page)).toHaveJSProperty('indeterminate', true);
  await bar(page).getByRole('button', { name: 'Valider 2 comptes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: `${name} N` })).toHaveText([/N2/]);
  expect(sent).toEqual([pathOf(3), pathOf(1)]);
  expect(await said()).toEqual(['Succès2 utilisateurs validés avec succès !']);
  // What was validated is no longer chosen, the bar has gone, and the focus is not lost with it.
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('ce qui n’a pas pu être validé est nommé, avec la raison, et reste choisi', async ({ page }) => {
  const said = await recordToasts(page);
  const { name, accounts, sent, pathOf } = await openWaiting(page, 3);
  await armFault({ method: 'PATCH', path: pathOf(2), status: 422, body: { message: 'Compte suspendu' } });
  await selectAll(page).check();
  await bar(page).getByRole('button', { name: 'Valider 3 comptes' }).click();
  const failure = page.getByRole('alert').filter({ hasText: '1 compte n’a pas été validé' });
  await expect(failure).toContainText(`${name} N2 (${accounts[1]?.email}) : Compte suspendu`);
  await expect(page.getByRole('row').filter({ hasText: `${name} N` })).toHaveText([/N2/]);
  await expect(page.getByRole('checkbox', { name: `Choisir ${name} N2` })).toBeChecked();
  expect(sent).toEqual([pathOf(3), pathOf(2), pathOf(1)]);
  expect(await said()).toEqual(['Erreur2 comptes validés, 1 échec.']);

  // By key: a click at once on the same place would be the second one of a double click.
  await bar(page).getByRole('button', { name: 'Valider 1 compte' }).press('Enter');
  await expect(page.getByText('Aucun utilisateur', { exact: true })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('un échec n’est dit que jusqu’à ce que le même compte soit validé, seul ou avec d’autres', async ({ page }) => {
  const { name, pathOf } = await openWaiting(page, 4);
  const refuse = (index: number) => armFault({ method: 'PATCH', path: pathOf(index), status: 422, body: {} });
  const alert = page.getByRole('alert');
  await refuse(1);
  await selectAll(page).check();
  for (const index of [3, 4]) await page.getByRole('checkbox', { name: `Choisir ${name} N${index}` }).uncheck();
  await bar(page).getByRole('button', { name: 'Valider 2 comptes' }).click();
  await expect(alert.filter({ hasText: '1 compte n’a pas été validé' })).toContainText(`${name} N1`);
  await page.getByRole('button', { name: `Valider ${name} N1` }).press('Enter');
  await expect(page.getByRole('row').filter({ hasText: `${name} N` })).toHaveText([/N4/, /N3/]);
  await expect(alert).toHaveCount(0);

  await refuse(3);
  await page.getByRole('button', { name: `Valider ${name} N3` }).press('Enter');
  const failure = alert.filter({ hasText: `le compte de ${name} N3 est toujours en attente` });
  await expect(failure).toBeVisible();
  await page.getByRole('checkbox', { name: `Choisir ${name} N4` }).check();
  await bar(page).getByRole('button', { name: 'Valider 1 compte' }).press('Enter');
  await expect(page.getByRole('row').filter({ hasText: `${name} N` })).toHaveText([/N3/]);
  await expect(failure).toBeVisible();
  await page.getByRole('checkbox', { name: `Choisir ${name} N3` }).check();
  await bar(page).getByRole('button', { name: 'Valider 1 compte' }).press('Enter');
  await expect(page.getByText('Aucun utilisateur', { exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('« Arrêter » laisse finir le compte en cours et n’en commence pas d’autre', async ({ page }) => {
  const { name, sent, pathOf } = await openWaiting(page, 3);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${pathOf(3)}`, async (route) => {
    await held;
    await route.continue();
  });
  await selectAll(page).check();
  await bar(page).getByRole('button', { name: 'Valider 3 comptes' }).click();
  const progress = page.getByRole('progressbar', { name: 'Validation en cours : 0 sur 3 comptes' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await bar(page).getByRole('button', { name: 'Arrêter' }).click();
  answer();
  await expect(page.getByRole('row').filter({ hasText: `${name} N` })).toHaveText([/N2/, /N1/]);
  expect(sent).toEqual([pathOf(3)]);
  await expect(bar(page)).toContainText('2 comptes choisis');
});

test('une autre recherche ou un autre filtre vide le choix', async ({ page }) => {
  const { name } = await openWaiting(page, 2);
  await page.getByRole('checkbox', { name: `Choisir ${name} N1` }).check();
  await expect(bar(page)).toContainText('1 compte choisi');
  await page.getByRole('combobox', { name: 'Filtrer par statut' }).selectOption('Tous les utilisateurs');
  await expect(page).toHaveURL(`/admin/users?search=${name}`);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: `Choisir ${name} N1` })).not.toBeChecked();
  // Nor does it come back with the list.
  await page.goBack();
  await expect(page).toHaveURL(`/admin/users?validated=0&search=${name}`);
  await expect(page.getByRole('checkbox', { name: `Choisir ${name} N1` })).not.toBeChecked();
  await expect(bar(page)).toHaveCount(0);
});

test('« Valider et suivant » va de compte en compte jusqu’au dernier, sans lâcher le focus', async ({ page }) => {
  const { name, sent, pathOf } = await openWaiting(page, 2);
  await page.getByRole('link', { name: `Détails de ${name} N2` }).click();
  const dialog = page.getByRole('dialog', { name: 'Détails de l’utilisateur' });
  await dialog.getByRole('button', { name: 'Valider et suivant' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`${name} N1`, { exact: true }).first()).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: `Compte suivant : ${name} N1` })).toHaveCount(1);
  const last = dialog.getByRole('button', { name: 'Valider ce compte' });
  await expect(last).toBeFocused();
  await expect.poll(() => sent).toEqual([pathOf(2)]);

  // A toast stays longer than two presses that are one take: the next press is deliberate.
  const toasts = page.locator('section[aria-label=Notifications] > *');
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toHaveCount(0);
  await last.press('Enter');
  await expect(dialog.getByText('Plus aucun compte à valider sur cette page.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Fermer' }).first()).toBeFocused();
  expect(sent).toEqual([pathOf(2), pathOf(1)]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/admin/users?validated=0&search=${name}`);
});
