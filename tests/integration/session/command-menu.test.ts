import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RECENT_PLACES_KEY } from '~/lib/browser/storage';
import { framesDrawn } from '../../e2e/support/frames-drawn';
import { logIn } from '../support/log-in';
import { openApp } from '../support/open-app';
import { confirmation, heading } from '../support/parts';
import { TestBackend } from '../support/test-backend';

/* The command menu, from its key to the screen, in both areas. */

const menu = page.getByRole('dialog', { name: 'Accès rapide' });
const field = menu.getByRole('combobox');
const active = menu.getByRole('option', { selected: true });
const zenobie = menu.getByRole('option', { name: /Zénobie Quartz/ }).first();

const pressMenuKey = () => userEvent.keyboard('{Control>}k{/Control}');

const openMenu = async () => {
  await pressMenuKey();
  await expect.element(field).toHaveFocus();
};

/** Waits until the places that are left are noted, which begins once the browser is idle. */
const notesPlaces = () =>
  expect
    .poll(() => {
      window.dispatchEvent(new Event('pagehide'));
      return sessionStorage.getItem(RECENT_PLACES_KEY);
    })
    .not.toBeNull();

test('un membre va partout au clavier ; ses lieux récents sont à lui seul et partent à la déconnexion', async () => {
  const backend = new TestBackend('visiteur');
  const account = await backend.createValidatedUser();
  const app = openApp('/profile', { backend, session: account });
  const name = page.getByLabelText('Nom');
  await expect.element(heading('Profil')).toBeVisible();
  await notesPlaces();

  // Without a question if nothing was changed, with it otherwise.
  await openMenu();
  await userEvent.keyboard('particip');
  await expect.element(active).toHaveTextContent(/^Participations$/);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Participations')).toHaveFocus();
  await openMenu();
  await expect.element(active).toHaveTextContent(/^Profil$/);
  await userEvent.keyboard('{Enter}');
  await name.fill('Autre nom');
  await openMenu();
  await userEvent.keyboard('missions');
  await userEvent.keyboard('{Enter}');
  await confirmation.getByRole('button', { name: 'Annuler' }).click();
  await app.isAt('/profile');
  await expect.element(name).toHaveValue('Autre nom');
  await expect.element(name).toHaveFocus();
  await openMenu();
  await pressMenuKey();
  await expect.element(menu).not.toBeInTheDocument();

  // A mission is found by its title, then among the recent places.
  await name.fill(account.user.name);
  await openMenu();
  await userEvent.keyboard('ES');
  const found = menu
    .getByRole('group', { name: /^Missions trouvées/ })
    .getByRole('option')
    .first();
  await expect.element(found).toBeVisible();
  const title = found.element().querySelector('bdi')?.textContent ?? 'no title';
  await found.click();
  await expect.element(heading(title)).toHaveFocus();
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await expect.element(heading(/^Bonjour/)).toBeVisible();
  await openMenu();
  await expect.element(active).toHaveTextContent(title);
  await userEvent.keyboard('{Escape}');

  // The logout forgets them, even for this account.
  await openMenu();
  await userEvent.keyboard('deconn');
  await userEvent.keyboard('{Enter}');
  await app.isAt('/login');
  await logIn(account.user);
  await expect.element(heading(/^Bonjour/)).toBeVisible();
  await openMenu();
  await expect.element(menu.getByRole('option').first()).toBeVisible();
  await expect.element(menu.getByRole('group', { name: 'Récents' })).not.toBeInTheDocument();
});

test('un administrateur trouve comptes et offres ; un échec se réessaie, une réponse tardive se perd', async () => {
  const backend = new TestBackend('admin');
  await backend.createValidatedUser({ name: 'Zénobie Quartz' });
  openApp('/admin/offers', { backend });
  await expect.element(heading('Gestion des offres')).toBeVisible();

  // The page's actions are there, and an open window keeps the key to itself.
  await openMenu();
  await expect.element(menu.getByRole('option', { name: 'Exporter en CSV' })).toBeVisible();
  await userEvent.keyboard('creer');
  await userEvent.keyboard('{Enter}');
  const form = page.getByRole('dialog', { name: 'Créer une offre' });
  await form.getByLabelText('Titre').fill('Une offre');
  await pressMenuKey();
  await expect.element(menu).not.toBeInTheDocument();
  await form.getByRole('button', { name: 'Annuler' }).click();
  await confirmation.getByRole('button', { name: 'Oui' }).click();
  await expect.element(form).not.toBeInTheDocument();

  // « Réessayer » does not leave the menu.
  backend.armFault({ method: 'GET', path: '/api/admin/users', status: 500, body: {} });
  await openMenu();
  await userEvent.keyboard('zenobie');
  await menu.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(zenobie).toBeVisible();
  await expect.element(field).toHaveFocus();

  // The answer to an older text is not shown.
  const searched = (text: string) =>
    backend.calls.some(({ path, query }) => path === '/api/admin/users' && query.includes(`search=${text}`));
  const release = backend.hold('/api/admin/users', ({ url }) => url.includes('search=agathe'));
  await field.fill('agathe');
  await expect.poll(() => searched('agathe')).toBe(true);
  await field.fill('quartz');
  await expect.element(zenobie).toBeVisible();
  release();
  await framesDrawn(5);
  await expect.element(menu.getByRole('status')).toHaveTextContent(/résultat/);
  await expect.element(menu.getByRole('option', { name: /Agathe/ })).not.toBeInTheDocument();

  // The account opens in its list.
  await userEvent.keyboard('{Enter}');
  const details = page.getByRole('dialog', { name: 'Détails de l’utilisateur' });
  await expect.element(details).toHaveTextContent('Zénobie Quartz');
  await expect.poll(() => document.title).toBe('Zénobie Quartz · Missio');
});
