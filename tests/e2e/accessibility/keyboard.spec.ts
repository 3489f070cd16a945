import type { Page } from '@playwright/test';
import { adminAccount, createUser, createValidatedUser, openSession, signIn } from '../support/accounts';
import { holdRequests } from '../support/hold-requests';
import { focusedName, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

/** Where the focus is can be seen: a ring of two pixels or more around it. */
const expectVisibleFocus = async (page: Page) => {
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect(ring.outlineStyle, await focusedName(page)).not.toBe('none');
  expect(ring.width, await focusedName(page)).toBeGreaterThanOrEqual(2);
};

test('au clavier : aller au contenu, se connecter, se déconnecter', async ({ page }) => {
  const account = await createValidatedUser({ name: 'Maxime Clavier' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour !' })).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Aller au contenu');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, /^Email/);
  await expectVisibleFocus(page);
  await page.keyboard.type(account.email);
  await tabTo(page, /^Mot de passe/);
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, /^Déconnexion$/, 'Shift+Tab');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('au clavier : les erreurs d’un formulaire se trouvent et se corrigent', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, /^Créer mon compte$/);
  await page.keyboard.press('Space');
  const name = page.getByLabel('Nom', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Nom requis');
  await page.keyboard.type('Dominique');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('au clavier : le menu du téléphone s’ouvre, se parcourt et se referme', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faq');
  await tabTo(page, /^Menu$/);
  const toggle = page.getByRole('button', { name: 'Menu' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, /^Contact$/);
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Contact$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('au clavier : l’administration valide un compte par sa fenêtre, qui retient et rend le focus', async ({
  page,
}) => {
  const { user } = await createUser({ name: `Attente Clavier ${Date.now()}` });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/users?search=${encodeURIComponent(user.name)}`);
  await expect(page.getByRole('button', { name: `Valider ${user.name}` })).toBeVisible();
  await tabTo(page, new RegExp(`^Détails de ${user.name}$`));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => focusedName(page)).toBe(`Détails de ${user.name}`);

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, /^Valider/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Utilisateur validé avec succès !').first()).toBeVisible();
});

test('au clavier : dans une fenêtre plus haute que l’écran, ce qui a le focus reste en vue', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers');
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Titre')).toBeFocused();
  for (const name of ['Fermer', 'Titre', 'Pays', 'Annuler', 'Fermer']) {
    await tabTo(page, new RegExp(`^${name}`));
    await expect(dialog.locator(':focus')).toBeInViewport({ ratio: 1 });
  }
});

test('au clavier : supprimer se confirme, et renoncer rend le focus', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers');
  await expect(page.getByRole('button', { name: /^Supprimer/ }).first()).toBeVisible();
  await tabTo(page, /^Supprimer/);
  const name = await focusedName(page);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Êtes-vous sûr de vouloir supprimer cette offre ?');
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect.poll(() => focusedName(page)).toBe(name);
});

test('au clavier : les onglets se parcourent aux flèches, les pages aux liens', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/participations');
  await expect(page.getByRole('tab', { name: /^Toutes/ })).toBeVisible();
  await tabTo(page, /^Toutes/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Opened/ })).toBeFocused();
  await expect(page.getByRole('tab', { name: /^Opened/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: /^Toutes/ })).toBeFocused();
  await tabTo(page, /^(?:Page )?2$/);
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
});

test('Échap ferme aussi la fenêtre dont le code est encore en route', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  const dialog = page.getByRole('dialog');
  const code = /\/modal-dialog-[^/]+\.js$/;
  const button = page.getByRole('link', { name: /^Modifier/ }).first();
  // Held from the start: the code loads when the screen is idle, or on first use.
  const release = await holdRequests(page, code);
  const asked = page.waitForRequest(code);
  await page.goto('/admin/offers');
  await button.press('Enter');
  await asked;
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/offers');
  const arrived = page.waitForResponse(code);
  release();
  await arrived;
  // Its code is there now: the next one opens, and nothing but it has opened.
  await button.press('Enter');
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('Échap reprend aussi la question dont le code est encore en route, et elle seule', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  const code = /\/confirm-dialog-[^/]+\.js$/;
  const release = await holdRequests(page, code);
  const asked = page.waitForRequest(code);
  await page.goto('/admin/offers');
  await page
    .getByRole('link', { name: /^Modifier/ })
    .first()
    .click();
  const form = page.getByRole('dialog');
  const title = form.getByLabel('Titre');
  await title.fill('Un titre changé');
  await page.keyboard.press('Escape');
  await asked;
  await page.keyboard.press('Escape');
  const arrived = page.waitForResponse(code);
  release();
  await arrived;
  // Its code is there now: one question opens, when it is asked again.
  await expect(form).toHaveCount(1);
  await expect(title).toHaveValue('Un titre changé');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click();
  await expect(form).toHaveCount(0);
});
