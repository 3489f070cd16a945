import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { adminAccount, createUser, expectToast, openSession, signIn } from '../support/accounts';
import { counterValue } from '../support/counter-value';
import { armFault, clearFaults } from '../support/mock';
import { recordToasts } from '../support/record-toasts';
import { expect, test } from '../support/test';

test.afterEach(clearFaults);

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher un utilisateur' });
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

test('valider un compte : son tableau de bord s’ouvre au chargement suivant', async ({ page, browser }) => {
  const account = await createUser({ name: 'Zoé Attente' });
  const user = await browser.newPage();
  await signIn(user, account);
  await user.goto('/dashboard');
  await expect(user.getByText('Compte en attente de validation')).toBeVisible();

  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  const waiting = await counterValue(page, 'En attente');
  const validated = await counterValue(page, 'Validés');
  await search(page).fill(account.email);
  await expect(page).toHaveURL(/\/admin\/users\?search=essai/);
  await expect(page.getByText('Affichage de 1 à 1 sur 1 résultats')).toBeVisible();
  await page.getByRole('combobox', { name: 'Filtrer par statut' }).selectOption('En attente');
  await expect(page).toHaveURL(/validated=0/);
  const row = rowOf(page, account.email);
  await expect(row.getByText('En attente')).toBeVisible();
  await row.getByRole('button', { name: 'Valider Zoé Attente' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Utilisateur validé avec succès !');
  // It has left the list of those that wait.
  await expect(page.getByText('Aucun utilisateur')).toBeVisible();
  expect(await counterValue(page, 'En attente')).toBe(waiting - 1);
  expect(await counterValue(page, 'Validés')).toBe(validated + 1);

  await page.goBack();
  await expect(page).not.toHaveURL(/validated/);
  await expect(search(page)).toHaveValue(account.email);
  await expect(rowOf(page, account.email).getByText('Validé', { exact: true })).toBeVisible();
  await expect(rowOf(page, account.email).getByRole('button', { name: /^Valider/ })).toHaveCount(0);

  await user.reload();
  await expect(user.getByText('Offres récentes')).toBeVisible();
  await user.close();
});

test('une validation refusée est reprise, dans la fenêtre comme dans la ligne', async ({ page }) => {
  const account = await createUser({ name: 'Noé Refus' });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/users?search=${encodeURIComponent(account.email)}`);
  await page.getByRole('link', { name: 'Détails de Noé Refus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Détails de l’utilisateur' });
  await expect(dialog.getByText(account.email)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`detail=${account.user.id}`));

  await armFault({ method: 'PATCH', path: '/api/admin/users/*', status: 500, times: 2 });
  await dialog.getByRole('button', { name: 'Valider ce compte' }).click();
  await expectToast(page, 'Erreur lors de la validation');
  await expect(dialog.getByRole('alert')).toContainText('Erreur lors de la validation');
  await expect(dialog.getByText('En attente', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Valider ce compte' })).toBeVisible();

  // Escape closes, Back does not open it again, and the focus is where it was.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/detail/);
  await expect(page.getByRole('link', { name: 'Détails de Noé Refus' })).toBeFocused();

  await page.getByRole('button', { name: 'Valider Noé Refus' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'le compte de Noé Refus' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Valider Noé Refus' })).toBeVisible();

  // The address alone opens the modal; the third attempt succeeds.
  await page.goto(`/admin/users?search=${encodeURIComponent(account.email)}&detail=${account.user.id}`);
  await dialog.getByRole('button', { name: 'Valider ce compte' }).click();
  await expectToast(page, 'Utilisateur validé avec succès !');
  await expect(dialog.getByText('Validé', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page).not.toHaveURL(/detail/);
});

test('deux validations refusées : les deux comptes sont nommés, l’un jusqu’à ce qu’il soit validé', async ({
  page,
}) => {
  const { name, first, sent } = await openTwoWaiting(page);
  const alert = (account: string) => page.getByRole('alert').filter({ hasText: `le compte de ${name} ${account}` });
  await armFault({ method: 'PATCH', path: '/api/admin/users/*', status: 500, times: 2 });
  await page.getByRole('button', { name: `Valider ${name} Première` }).click();
  await expect(alert('Première')).toBeVisible();
  await page.getByRole('button', { name: `Valider ${name} Seconde` }).click();
  await expect(alert('Seconde')).toBeVisible();
  await expect(alert('Première')).toBeVisible();
  const filter = page.getByRole('combobox', { name: 'Filtrer par statut' });
  // Other rows, other truths.
  await filter.selectOption('Validés');
  await expect(page.getByText('Aucun utilisateur', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await filter.selectOption('En attente');
  await expect(alert('Première')).toBeVisible();
  await page.getByRole('button', { name: `Valider ${name} Première` }).click();
  await expect(rowOf(page, first.email)).toHaveCount(0);
  await expect(alert('Première')).toHaveCount(0);
  await expect(alert('Seconde')).toBeVisible();
  expect(sent).toHaveLength(3);
});

test('au bas d’une longue liste, sur un téléphone, l’échec d’une validation reste sous les yeux', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users?validated=0');
  const validate = page.getByRole('button', { name: /^Valider / }).last();
  await validate.scrollIntoViewIfNeeded();
  await armFault({ method: 'PATCH', path: '/api/admin/users/*', status: 500, times: 1 });
  await validate.click();
  const failure = page.getByRole('alert').filter({ hasText: 'toujours en attente' });
  await expect(failure).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(740);
});

test('un double clic sur « Valider » valide une fois', async ({ page }) => {
  const account = await createUser({ name: 'Ali Double' });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/users?search=${encodeURIComponent(account.email)}`);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  const validate = page.getByRole('button', { name: 'Valider Ali Double' });
  await expect(validate).toBeVisible();
  await validate.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expectToast(page, 'Utilisateur validé avec succès !');
  await expect(validate).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

/** Opens the list of waiting accounts, searched for two with a unique name; returns the validations that are sent. */
const openTwoWaiting = async (page: Page) => {
  const name = `Suite${Date.now()}`;
  const next = await createUser({ name: `${name} Seconde` });
  const first = await createUser({ name: `${name} Première` });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/users?validated=0&search=${name}`);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(new URL(request.url()).pathname));
  return { name, first, next, sent };
};

test('le second clic d’un double clic ne valide pas le compte qui a pris la place du premier', async ({ page }) => {
  const { name, first, next, sent } = await openTwoWaiting(page);
  const box = await page.getByRole('button', { name: `Valider ${name} Première` }).boundingBox();
  if (!box) throw new Error('The button has no place');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(rowOf(page, first.email)).toHaveCount(0);
  // What the browser sends as the second click of a double click.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  const validateNext = page.getByRole('button', { name: `Valider ${name} Seconde` });
  await validateNext.focus();
  expect(sent).toEqual([`/api/admin/users/${first.user.id}/validate`]);

  await page.keyboard.press('Enter');
  await expect(page.getByText('Aucun utilisateur', { exact: true })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(`/api/admin/users/${next.user.id}/validate`);
});

test('une touche Entrée tenue valide un seul compte', async ({ page }) => {
  const said = await recordToasts(page);
  const { name, first, sent } = await openTwoWaiting(page);
  await page.getByRole('button', { name: `Valider ${name} Première` }).focus();
  await page.keyboard.down('Enter');
  const validateNext = page.getByRole('button', { name: `Valider ${name} Seconde` });
  await expect(validateNext).toBeFocused();
  // It repeats, on some systems only after two thirds of a second: nothing comes of it, whenever that is.
  const repeat = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  const isHeard = await validateNext.evaluate(
    (button, init) => button.dispatchEvent(new KeyboardEvent('keydown', init)),
    repeat,
  );
  expect(isHeard).toBe(false);
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(said).toEqual(['SuccèsUtilisateur validé avec succès !']);
  expect(sent).toEqual([`/api/admin/users/${first.user.id}/validate`]);
});

test('une touche Entrée pressée deux fois valide un seul compte ; une pression de plus, le suivant', async ({
  page,
}) => {
  const { name, first, next, sent } = await openTwoWaiting(page);
  // The second press comes when the focus has moved on, 0.1 s after the first by its timestamp: a test tool is slower.
  await page.evaluate((label) => {
    let firstAt = 0;
    addEventListener('click', ({ timeStamp }) => (firstAt = timeStamp), { capture: true, once: true });
    const press = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.getAttribute('aria-label') !== label) return;
      removeEventListener('focusin', press);
      const second = new MouseEvent('click', { bubbles: true, cancelable: true });
      Object.defineProperty(second, 'timeStamp', { value: firstAt + 100 });
      target.dispatchEvent(second);
    };
    addEventListener('focusin', press);
  }, `Valider ${name} Seconde`);
  await page.getByRole('button', { name: `Valider ${name} Première` }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Utilisateur validé avec succès !');
  await expect(page.getByRole('button', { name: `Valider ${name} Seconde` })).toBeFocused();
  expect(sent).toEqual([`/api/admin/users/${first.user.id}/validate`]);

  // A toast stays longer than any double click takes.
  await expect(page.getByText('Utilisateur validé avec succès !')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aucun utilisateur', { exact: true })).toBeVisible();
  expect(sent).toEqual([first, next].map(({ user }) => `/api/admin/users/${user.id}/validate`));
});

const PICTURES = 'picturesOfRows';
const Pictures = v.array(v.object({ text: v.string(), isHidden: v.boolean() }));

/** Notes every row that can no longer be reached: by the time a test asks, its picture has faded. */
const recordPictures = async (page: Page) => {
  await page.evaluate((name) => {
    const pictures: { text: string; isHidden: boolean }[] = [];
    Object.assign(window, { [name]: pictures });
    new MutationObserver(() => {
      for (const row of document.querySelectorAll('tbody tr[inert]')) {
        const text = row.textContent ?? '';
        const isHidden = row.getAttribute('aria-hidden') === 'true';
        if (!pictures.some((known) => known.text === text)) pictures.push({ text, isHidden });
      }
    }).observe(document.body, { childList: true, subtree: true });
  }, PICTURES);
  return async () => v.parse(Pictures, await page.evaluate(PICTURES));
};

test('une ligne validée s’efface, hors d’atteinte, et le clavier est déjà sur la suivante', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const code = page.waitForResponse(/motion-runtime/);
  const { name, first } = await openTwoWaiting(page);
  const validate = page.getByRole('button', { name: `Valider ${name} Première` });
  await expect(validate).toBeVisible();
  // The animations come once the page rests: they are there when their file has run.
  await page.evaluate((url) => import(url), (await code).url());
  const pictures = await recordPictures(page);
  await validate.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Valider ${name} Seconde` })).toBeFocused();
  await expect(page.locator('tbody tr')).toHaveCount(1);
  expect(await pictures()).toEqual([{ text: expect.stringContaining(first.email), isHidden: true }]);
});

test('avec des mouvements réduits, une ligne validée s’en va d’un coup', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { name } = await openTwoWaiting(page);
  const validate = page.getByRole('button', { name: `Valider ${name} Première` });
  await expect(validate).toBeVisible();
  const pictures = await recordPictures(page);
  await validate.click();
  await expectToast(page, 'Utilisateur validé avec succès !');
  await expect(validate).toHaveCount(0);
  expect(await pictures()).toEqual([]);
});
