import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedName, tabTo } from '../support/keyboard';
import { openApp } from '../support/open-app';
import { heading } from '../support/parts';
import { PASSWORD, TestBackend } from '../support/test-backend';
import { PHONE, resize } from '../support/viewports';

const mainHeading = page.getByRole('heading', { level: 1 });
const dialog = page.getByRole('dialog');

const isFocusIn = (container: Element): boolean => container.contains(document.activeElement);

/** Where the focus is can be seen: a ring of two pixels or more around it. */
const expectVisibleFocus = () => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
  expect(outlineStyle, focusedName()).not.toBe('none');
  expect(Number.parseFloat(outlineWidth), focusedName()).toBeGreaterThanOrEqual(2);
};

test('au clavier : aller au contenu, se connecter, se déconnecter', async () => {
  const backend = new TestBackend('visiteur');
  const { user } = await backend.createValidatedUser({ name: 'Maxime Clavier' });
  const app = openApp('/login', { backend });
  await expect.element(heading('Bon retour !')).toBeVisible();
  await userEvent.tab();
  expect(focusedName()).toBe('Aller au contenu');
  expectVisibleFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();

  await tabTo(/^Email/);
  expectVisibleFocus();
  await userEvent.keyboard(user.email);
  await tabTo(/^Mot de passe/);
  await userEvent.keyboard(PASSWORD);
  await userEvent.keyboard('{Enter}');
  await app.isAt('/dashboard');
  await expect.element(mainHeading).toHaveFocus();
  await tabTo(/^Déconnexion$/, '{Shift>}{Tab}{/Shift}');
  expectVisibleFocus();
  await userEvent.keyboard('{Enter}');
  await app.isAt('/login');
});

test('au clavier : les erreurs d’un formulaire se trouvent et se corrigent', async () => {
  openApp('/register', { backend: new TestBackend('visiteur') });
  await expect.element(mainHeading).toBeVisible();
  await tabTo(/^Créer mon compte$/);
  await userEvent.keyboard(' ');
  const name = page.getByLabelText('Nom', { exact: true });
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveAccessibleDescription('Nom requis');
  await userEvent.keyboard('Dominique');
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('au clavier : le menu du téléphone s’ouvre, se parcourt et se referme', async () => {
  await resize(PHONE);
  const app = openApp('/faq', { backend: new TestBackend('visiteur') });
  const toggle = page.getByRole('button', { name: 'Menu' });
  await expect.element(toggle).toBeVisible();
  await tabTo(/^Menu$/);
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await tabTo(/^Contact$/);
  expectVisibleFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.element(toggle).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await tabTo(/^Contact$/);
  await userEvent.keyboard('{Enter}');
  await app.isAt('/contact');
  await expect.element(heading('Contact')).toHaveFocus();
});

test('au clavier : l’administration valide un compte par sa fenêtre, qui retient et rend le focus', async () => {
  const backend = new TestBackend('admin');
  const { user } = await backend.createUser({ name: 'Attente Clavier' });
  const app = openApp(`/admin/users?search=${encodeURIComponent(user.name)}`, { backend });
  await expect.element(page.getByRole('button', { name: `Valider ${user.name}` })).toBeVisible();
  await tabTo(new RegExp(`^Détails de ${user.name}$`));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => isFocusIn(dialog.element())).toBe(true);
  for (let presses = 0; presses < 8; presses += 1) {
    await userEvent.tab();
    expect(isFocusIn(dialog.element())).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(focusedName).toBe(`Détails de ${user.name}`);

  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await tabTo(/^Valider/);
  await userEvent.keyboard('{Enter}');
  await app.isTold('Utilisateur validé avec succès !');
});

test('au clavier : dans une fenêtre plus haute que l’écran, ce qui a le focus reste en vue', async () => {
  await resize({ width: 320, height: 256 });
  openApp('/admin/offers', { backend: new TestBackend('admin') });
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  await expect.element(dialog.getByLabelText('Titre')).toHaveFocus();
  for (const name of ['Fermer', 'Titre', 'Pays', 'Annuler', 'Fermer']) {
    await tabTo(new RegExp(`^${name}`));
    expect(isFocusIn(dialog.element())).toBe(true);
    const focused = page.elementLocator(document.activeElement ?? document.body);
    await expect.element(focused).toBeInViewport({ ratio: 1 });
  }
});

test('au clavier : supprimer se confirme, et renoncer rend le focus', async () => {
  openApp('/admin/offers', { backend: new TestBackend('admin') });
  await expect.element(page.getByRole('button', { name: /^Supprimer/ }).first()).toBeVisible();
  await tabTo(/^Supprimer/);
  const name = focusedName();
  await userEvent.keyboard('{Enter}');
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent('Êtes-vous sûr de vouloir supprimer cette offre ?');
  await expect.element(question.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(focusedName).toBe(name);
});

test('au clavier : les onglets se parcourent aux flèches, les pages aux liens', async () => {
  const app = openApp('/admin/participations', { backend: new TestBackend('admin') });
  const all = page.getByRole('tab', { name: /^Toutes/ });
  const opened = page.getByRole('tab', { name: /^Opened/ });
  await expect.element(all).toBeVisible();
  await tabTo(/^Toutes/);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(opened).toHaveFocus();
  await expect.element(opened).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}');
  await expect.element(all).toHaveFocus();
  await tabTo(/^(?:Page )?2$/);
  expectVisibleFocus();
  await userEvent.keyboard('{Enter}');
  await app.isAt(/page=2/);
});
