import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { pressEnter } from '../support/keyboard';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';

/**
 * Presses a link in a way that the browser answers by another tab, if the app leaves the press to it.
 * @returns what that tab would open; empty if the app has taken the press
 */
const openInTab = async (link: Locator, options: { modifiers: ['Control'] } | { button: 'middle' }) => {
  let address = '';
  const keepHere = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (anchor && !event.defaultPrevented) address = anchor.pathname + anchor.search;
    event.preventDefault();
  };
  window.addEventListener('click', keepHere);
  window.addEventListener('auxclick', keepHere);
  try {
    await link.click(options);
  } finally {
    window.removeEventListener('click', keepHere);
    window.removeEventListener('auxclick', keepHere);
  }
  return address;
};

for (const [path, name, title] of [
  ['/admin/users?validated=0', /^Détails de /, 'Détails de l’utilisateur'],
  ['/admin/offers?page=2', /^Modifier /, 'Modifier l’offre'],
  ['/admin/participations', /^Détails de la participation de /, 'Détails de la participation'],
] as const) {
  test(`${path} : Ctrl et clic ouvrent la fenêtre dans un autre onglet, un clic simple l’ouvre ici`, async () => {
    const backend = new TestBackend('admin');
    const app = openApp(path, { backend });
    const link = page.getByRole('link', { name }).first();
    const dialog = page.getByRole('dialog', { name: title });
    const address = await openInTab(link, { modifiers: ['Control'] });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await app.isAt(path);

    await link.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await app.isAt(path);
    await expect.element(link).toHaveFocus();

    const other = openApp(address, { backend });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await other.isAt(path);
  });
}

test('le nom d’une offre mène à ses détails, et ceux-ci au formulaire, dans un onglet aussi', async () => {
  const backend = new TestBackend('admin');
  const app = openApp('/admin/offers', { backend });
  const name = page.getByRole('row').nth(1).getByRole('link').first();
  await expect.element(name).toBeVisible();
  const title = name.element().textContent;
  const details = page.getByRole('dialog', { name: 'Détails de l’offre' });
  await expect
    .element(page.getByRole('link', { name: `Voir ${title}` }).first())
    .toHaveAttribute('href', name.element().getAttribute('href'));
  const address = await openInTab(name, { button: 'middle' });

  await name.click();
  const edit = page.getByRole('dialog').getByRole('link', { name: 'Modifier' });
  await expect.element(edit).toHaveAttribute('href', expect.stringMatching(/\?edit=\d+$/));
  await pressEnter(edit);
  await expect.element(page.getByRole('dialog', { name: 'Modifier l’offre' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await app.isAt('/admin/offers');
  await expect.element(name).toHaveFocus();

  openApp(address, { backend });
  await expect.element(details).toHaveTextContent(title);
});
