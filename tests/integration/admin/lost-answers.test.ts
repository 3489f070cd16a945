import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createOffer, offerModal } from '../support/offer-modal';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';

const TITLE = 'Offre perdue';

/** The server handles the next call to `path`, and its answer is lost. */
const loseAnswer = (backend: TestBackend, path: string) =>
  backend.answer(path, async (_request, next) => {
    backend.answerNoMore(path);
    await next();
    throw new TypeError('Failed to fetch');
  });

/** The list with an offer of its own. */
const openOffer = async () => {
  const backend = new TestBackend('admin');
  const id = await createOffer(backend, TITLE);
  const app = openApp(`/admin/offers?search=${encodeURIComponent(TITLE)}`, { backend });
  return { backend, app, path: `/api/admin/offers/${id}` };
};

test('une suppression dont la réponse se perd ne dit pas que l’offre est toujours là', async () => {
  const { backend, app, path } = await openOffer();
  loseAnswer(backend, path);
  await page.getByRole('button', { name: `Supprimer ${TITLE}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click();
  await app.isTold('Erreur lors de la suppression');
  await expect.element(page.getByText(/^Aucun résultat pour/)).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toHaveTextContent(/^Erreur lors de la suppression : « Offre perdue » est peut-être déjà supprimée\.$/);
});

test('une offre dont la réponse se perd se sauvegarde de nouveau, sans passer pour celle d’un autre', async () => {
  const { backend, app, path } = await openOffer();
  const save = offerModal.getByRole('button', { name: 'Sauvegarder' });
  loseAnswer(backend, path);
  await page.getByRole('link', { name: `Modifier ${TITLE}` }).click();
  await offerModal.getByLabelText('Titre').fill(`${TITLE} bis`);
  await save.click();
  await app.isTold('Erreur lors de la sauvegarde');
  // What was sent is there by now, and what is sent next is something else again.
  await offerModal.getByLabelText('Titre').fill(`${TITLE} ter`);
  await save.click();
  await app.isTold('Offre modifiée avec succès !');
  await expect.element(offerModal).not.toBeInTheDocument();
  const bodies = backend.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(bodies).toMatchObject([{ title: `${TITLE} bis` }, { title: `${TITLE} ter` }]);
});

test('une validation dont la réponse se perd ne dit pas que le compte attend toujours', async () => {
  const backend = new TestBackend('admin');
  const first = (await backend.createUser({ name: 'Perdue Un' })).user;
  const second = (await backend.createUser({ name: 'Perdue Deux' })).user;
  const app = openApp('/admin/users?search=Perdue', { backend });
  loseAnswer(backend, `/api/admin/users/${first.id}/validate`);
  await page.getByRole('button', { name: `Valider ${first.name}` }).click();
  await app.isTold('Erreur lors de la validation');
  const row = page.getByRole('row').filter({ hasText: first.email });
  await expect.element(row.getByText('Validé', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toHaveTextContent(/^Erreur lors de la validation : le compte de Perdue Un est peut-être déjà validé\.$/);

  await page.getByRole('link', { name: `Détails de ${second.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Détails de l’utilisateur' });
  loseAnswer(backend, `/api/admin/users/${second.id}/validate`);
  await dialog.getByRole('button', { name: 'Valider ce compte' }).click();
  await expect.element(dialog.getByText('Validé', { exact: true })).toBeVisible();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(/^Erreur lors de la validation : ce compte est peut-être déjà validé\.$/);
});
