import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillInOffer, offerModal } from '../support/offer-modal';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';
import { recordToasts } from '../support/toasts';

const titleField = offerModal.getByLabelText('Titre');
const dialog = page.getByRole('dialog');
const pressKey = (key: string) => userEvent.keyboard(key);

test('« Créer et en ajouter une autre » garde le pays et la fenêtre', async () => {
  const said = recordToasts();
  openApp('/admin/offers', { backend: new TestBackend('admin') });
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  const title = 'Série d’essai';
  await fillInOffer({ title, country: 'Belgique', deeplink: 'https://partenaire.test/serie' });
  await offerModal.getByRole('button', { name: 'Créer et en ajouter une autre' }).click();
  await expect.element(titleField).toHaveValue('');
  await expect.element(titleField).toHaveFocus();
  await expect.element(offerModal.getByLabelText('Pays')).toHaveValue('Belgique');
  await expect.element(offerModal.getByLabelText('URL Daisycon')).toHaveValue('');
  await expect.poll(() => said).toEqual(['SuccèsOffre créée avec succès !']);
  // Nothing is unsaved: it closes unasked.
  await pressKey('{Escape}');
  await expect.element(offerModal).not.toBeInTheDocument();
  await expect.element(page.getByRole('row').filter({ hasText: title })).toBeVisible();
});

test('« Dupliquer » remplit une nouvelle offre, sans rien enregistrer', async () => {
  const backend = new TestBackend('admin');
  openApp('/admin/offers?country=CH', { backend });
  const open = page.getByRole('link', { name: /^Voir / }).first();
  await expect.element(open).toBeVisible();
  const title = (open.element().getAttribute('aria-label') ?? '').slice('Voir '.length);
  await open.click();
  await offerModal.getByRole('button', { name: 'Dupliquer' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Créer une offre' })).toBeVisible();
  await expect.element(titleField).toHaveValue(title);
  await expect.element(offerModal.getByLabelText('Pays')).toHaveValue('Suisse');
  await expect.element(offerModal.getByLabelText('URL Daisycon')).toHaveValue(expect.stringMatching(/^https:/));
  await pressKey('{Escape}');
  await expect.element(offerModal).not.toBeInTheDocument();
  expect(backend.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/offers'))).toEqual([]);
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  await expect.element(titleField).toHaveValue('');
});

test('les touches /, n et ? ; pas pendant la saisie ; elles se désactivent', async () => {
  // Set for a year, by the switch.
  onTestFinished(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the app sets it.
    document.cookie = 'missio_no_shortcuts=; path=/; max-age=0';
  });
  const app = openApp('/admin/users', { backend: new TestBackend('admin') });
  const shown = page.getByText(/^Affichage de 1 à 15/);
  const title = page.getByRole('heading', { level: 1 });
  const search = page.getByRole('searchbox');
  await expect.element(shown).toBeVisible();
  await pressKey('/');
  await expect.element(search).toHaveFocus();
  await pressKey('n?/');
  await expect.element(search).toHaveValue('n?/');
  await expect.element(dialog).not.toBeInTheDocument();
  await app.isAt(/search=n/);
  await pressKey('{Escape}');
  await app.isAt('/admin/users');
  title.element().focus();
  await pressKey('n');
  await expect.element(page.getByRole('dialog', { name: 'Créer une offre' })).toBeVisible();
  await pressKey('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  title.element().focus();
  await pressKey('?');
  const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await keys.getByRole('checkbox', { name: 'Utiliser ces touches' }).click();
  await pressKey('{Escape}');
  await expect.element(keys).not.toBeInTheDocument();
  app.reload();
  await expect.element(shown).toBeVisible();
  await pressKey('n');
  await page.getByRole('button', { name: 'Raccourcis clavier' }).click();
  await expect.element(keys.getByRole('checkbox')).not.toBeChecked();
  await pressKey('{Escape}');
  await page.getByRole('link', { name: 'Participations' }).click();
  await app.isAt('/admin/participations');
  await page.getByRole('button', { name: 'Raccourcis clavier' }).click();
  await expect.element(keys).toBeVisible();
  app.goBack();
  await app.isAt('/admin/offers');
  await expect.element(keys).not.toBeInTheDocument();
  app.goForward();
  await app.isAt('/admin/participations');
  await expect.element(keys).not.toBeInTheDocument();
  expect(Object.keys(localStorage).sort()).toEqual(['auth_token', 'user']);
});
