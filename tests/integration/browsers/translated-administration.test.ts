import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gate } from '../../e2e/support/gate';
import { fillInOffer, offerModal } from '../support/offer-modal';
import { type OpenedApp, openApp } from '../support/open-app';
import { confirmation } from '../support/parts';
import { recordSavedFiles } from '../support/saved-files';
import { TestBackend } from '../support/test-backend';
import { translatePage } from '../support/translate-page';

/* The administration in a browser that translates it, without the app's safety net. */

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });

const openAdministration = async (
  path: string,
  backend = new TestBackend('admin'),
): Promise<{ backend: TestBackend; app: OpenedApp; check: () => Promise<void> }> => {
  const app = openApp(path, { backend });
  return { backend, app, check: await translatePage() };
};

/** Holds the answers to `path` back until the returned function is called. */
const hold = (backend: TestBackend, path: string, answer?: object): (() => void) => {
  const { open, opened } = gate();
  backend.answer(path, async (_request, next) => {
    await opened;
    return answer ? Response.json(answer) : next();
  });
  return open;
};

test('les utilisateurs traduits se cherchent, se choisissent, se valident et s’exportent', async () => {
  const backend = new TestBackend('admin');
  const saved = recordSavedFiles();
  const name = 'Trad Essai';
  const ids: number[] = [];
  for (const number of [1, 2, 3, 4]) ids.push((await backend.createUser({ name: `${name} N${number}` })).user.id);
  const { app, check } = await openAdministration('/admin', backend);
  await page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' }).click();
  await expect.element(page.getByText(/^Affichage de 1 à 15 sur/)).toBeVisible();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect.element(page.getByText(/^Affichage de 16 à 30 sur/)).toBeVisible();
  await page.getByRole('searchbox').fill('personne-de-ce-nom');
  await expect.element(page.getByText(/personne-de-ce-nom/)).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await expect.element(page.getByText('Affichage de 1 à 4 sur 4 résultats', { exact: true })).toBeVisible();

  const bar = page.getByRole('region', { name: 'Comptes choisis' });
  await page.getByRole('checkbox', { name: `Choisir ${name} N1` }).click();
  await expect.element(bar.getByText('1 compte choisi sur cette page', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: `Choisir ${name} N2` }).click();
  await expect.element(bar.getByText('2 comptes choisis sur cette page', { exact: true })).toBeVisible();
  const validations = ids.map((id) => hold(backend, `/api/admin/users/${id}/validate`));
  await button('Valider 2 comptes').click();
  await expect.element(bar.getByText('Validation en cours : 0 sur 2 comptes', { exact: true })).toBeVisible();
  for (const release of validations) release();
  await app.isTold('2 utilisateurs validés avec succès\u00A0!');

  await link(`Détails de ${name} N3`).click();
  await button('Valider et suivant').click();
  await expect.element(page.getByRole('dialog').getByText(`${name} N4`).first()).toBeVisible();
  await button(`Trouver les participations de ${name} N4`).click();
  await expect.element(button('Chercher à nouveau')).toBeVisible();
  // The list is read again after a validation, and that read must not meet the fault which the export waits for.
  const reads = () => backend.answersRead('/api/admin/users');
  const before = reads();
  await button('Valider ce compte').click();
  await expect.element(page.getByText('Plus aucun compte à valider sur cette page.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(reads).toBeGreaterThan(before);
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  backend.armFault({ method: 'GET', path: '/api/admin/users', status: 500, times: 1 });
  await button('Exporter en CSV').click();
  await expect.element(page.getByText(/^Export interrompu/)).toBeVisible();
  await button('Réessayer').click();
  await app.isTold('4 lignes exportées');
  expect(saved).toHaveLength(1);
  await check();
});

test('les offres traduites se créent, se modifient et se suppriment', async () => {
  const title = 'Traduite en entier';
  const { backend, app, check } = await openAdministration('/admin/offers');
  await button('Créer une offre').click();
  await offerModal.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect.element(offerModal.getByText('Titre requis', { exact: true })).toBeVisible();
  await fillInOffer({ title, country: 'Belgique', deeplink: 'https://partenaire.test/' });
  backend.armFault({ method: 'POST', path: '/api/admin/offers', status: 500, times: 1 });
  await offerModal.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect.element(offerModal.getByRole('alert')).toBeVisible();
  await offerModal.getByRole('button', { name: 'Créer', exact: true }).click();
  await app.isTold('Offre créée avec succès !');
  await link(`Voir ${title}`).click();
  await offerModal.getByRole('link', { name: 'Modifier' }).click();
  await offerModal.getByLabelText('Titre').fill(`${title} bis`);
  await userEvent.keyboard('{Escape}');
  await confirmation.getByRole('button').first().click();
  await offerModal.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect.element(page.getByRole('row').filter({ hasText: `${title} bis` })).toBeVisible();
  await button(`Supprimer ${title} bis`).click();
  await confirmation.getByRole('button', { name: 'Oui' }).click();
  await expect.element(page.getByRole('row').filter({ hasText: title })).not.toBeInTheDocument();
  await check();
});

test('les participations et les réglages traduits : fenêtre, onglets, sauvegarde, test, synchronisation', async () => {
  const settings = {
    settings: { publisher_id: '1', username: 'essai' },
    sync_info: { last_sync: null, last_sync_count: 0 },
    message: 'Fait',
  };
  const done = { message: 'Fait' };
  const backend = new TestBackend('admin');
  backend.answer('/api/admin/daisycon/settings', () => Response.json(settings));
  backend.answer('/api/admin/daisycon/sync', () => Response.json(done));
  const { app, check } = await openAdministration('/admin/participations', backend);
  await page.getByRole('tab', { name: /Approuv|Approved/ }).click();
  await app.isAt(/status=approved/);
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  await page
    .getByRole('link', { name: /^Détails/ })
    .first()
    .click();
  await expect.element(page.getByRole('dialog').getByText(/^#\d+$/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('navigation').getByRole('link', { name: 'Daisycon' }).click();
  await page.getByLabelText('Mot de passe', { exact: true }).fill('un-secret');
  for (const [path, name, busy, answer] of [
    ['settings', 'Sauvegarder', 'Sauvegarde...', settings],
    ['test', 'Tester la connexion', 'Test en cours...', done],
    ['sync', 'Synchroniser les offres', 'Synchronisation...', done],
  ] as const) {
    const release = hold(backend, `/api/admin/daisycon/${path}`, answer);
    await button(name).click();
    await expect.element(button(busy)).toBeVisible();
    release();
    await expect.element(button(name)).toBeVisible();
  }
  await check();
});

test('les raccourcis de l’administration, traduits, se lisent et se coupent', async () => {
  const { check } = await openAdministration('/admin/participations');
  await button('Raccourcis clavier').click();
  const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  const useKeys = keys.getByRole('checkbox', { name: 'Utiliser ces touches' });
  await useKeys.click();
  await expect.element(useKeys).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(keys).not.toBeInTheDocument();
  await check();
});
