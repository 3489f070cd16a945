import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { logIn } from '../support/log-in';
import { offerModal } from '../support/offer-modal';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';

/* What comes to the pages from elsewhere: from proxies and other keyboards. */

test('une page HTML à la place d’une réponse JSON est une panne de cet appel, jamais une page blanche', async () => {
  const backend = new TestBackend('visiteur');
  const html = '<!doctype html><title>Wifi</title><h1>Acceptez les conditions</h1>';
  const portal = (path: string) =>
    backend.answer(path, () => new Response(html, { headers: { 'Content-Type': 'text/html' } }));
  const { email } = (await backend.createValidatedUser()).user;
  const app = openApp('/login', { backend });
  portal('/api/auth/login');
  await logIn({ email });
  await expect
    .element(page.getByText('Une erreur est survenue. Merci de réessayer plus tard.', { exact: true }))
    .toBeVisible();
  backend.answerNoMore('/api/auth/login');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await app.isAt('/dashboard');
  portal('/api/participations');
  await page.getByRole('link', { name: 'Participations', exact: true }).click();
  await expect.element(page.getByText('Chargement impossible')).toBeVisible();
  backend.answerNoMore('/api/participations');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByText('Chargement impossible')).not.toBeInTheDocument();
});

test('des accents en deux signes et des signes invisibles, comme on en colle, cherchent comme les autres', async () => {
  const backend = new TestBackend('admin');
  const name = 'Éloïse Ñandú 7';
  await backend.createUser({ name });
  const app = openApp('/admin/users', { backend });
  await page.getByRole('searchbox').fill(`\u200B${name.normalize('NFD')}\uFEFF`);
  await app.isAt(`/admin/users?${new URLSearchParams({ search: name.normalize('NFD') })}`);
  await expect.element(page.getByText('Affichage de 1 à 1 sur 1 résultats')).toBeVisible();
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(name);

  await page.getByRole('navigation').getByRole('link', { name: 'Offres' }).click();
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  await offerModal.getByLabelText('Pays').fill(`\u00AD${'Réunion'.normalize('NFD')}\u200E`);
  await expect.element(page.getByRole('option', { name: /Réunion/ })).toBeVisible();
  await offerModal.getByLabelText('Titre').fill('Élé'.normalize('NFD'));
});
