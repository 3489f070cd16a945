import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { framesDrawn } from '../../e2e/support/frames-drawn';
import { gate } from '../../e2e/support/gate';
import { createOffer, fillInOffer, offerModal } from '../support/offer-modal';
import { openApp } from '../support/open-app';
import { confirmation, heading } from '../support/parts';
import { recordSavedFiles } from '../support/saved-files';
import { TestBackend } from '../support/test-backend';

const OFFERS = '/api/admin/offers';
const PARTICIPATIONS = '/api/admin/participations';

const search = page.getByRole('searchbox', { name: 'Rechercher une offre' });
const titleField = offerModal.getByLabelText('Titre');
const listOf = (title: string) => `/admin/offers?search=${encodeURIComponent(title)}`;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const yes = confirmation.getByRole('button', { name: 'Oui' });

test('les erreurs du formulaire, une création qui échoue, puis réussit', async () => {
  const backend = new TestBackend('admin');
  const app = openApp('/admin/offers', { backend });
  const title = 'Essai de literie';
  const create = button('Créer une offre');
  const send = offerModal.getByRole('button', { name: 'Créer', exact: true });
  await create.click();
  await send.click();
  for (const message of ['Titre requis', 'Pays requis', 'URL Daisycon requise']) {
    await expect.element(offerModal.getByText(message)).toBeVisible();
  }
  await expect.element(titleField).toHaveFocus();
  await fillInOffer({ title: 'ab', country: 'France', deeplink: 'javascript:alert(1)' });
  await expect.element(offerModal.getByText('Le titre doit contenir au moins 3 caractères')).toBeVisible();
  await expect.element(offerModal.getByText('URL invalide')).toBeVisible();
  await fillInOffer({ title: `  ${title}  `, country: 'France', deeplink: 'https://partenaire.test/?a=1' });

  backend.armFault({ method: 'POST', path: OFFERS, status: 500, times: 1 });
  await send.click();
  await app.isTold('Erreur lors de la sauvegarde');
  await expect.element(offerModal.getByRole('alert')).toHaveTextContent('Erreur lors de la sauvegarde');
  await expect.element(titleField).toHaveValue(`  ${title}  `);
  await send.click();
  await app.isTold('Offre créée avec succès !');
  await expect.element(offerModal).not.toBeInTheDocument();
  await expect.element(create).toHaveFocus();
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(title);
});

test('lire une offre, puis la modifier', async () => {
  const backend = new TestBackend('admin');
  const title = 'Essai de literie';
  await createOffer(backend, title, { deeplink: 'https://partenaire.test/?a=1' });
  const app = openApp('/admin/offers', { backend });
  await search.fill(title);
  await userEvent.keyboard('{Enter}');
  const open = page.getByRole('link', { name: `Voir ${title}` });
  const edit = offerModal.getByRole('link', { name: 'Modifier' });
  await open.click();
  await expect.element(offerModal.getByText('https://partenaire.test/?a=1')).toBeVisible();
  await edit.click();
  await expect.element(titleField).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(open).toHaveFocus();
  await open.click();
  await edit.click();
  await titleField.fill(`${title} modifié`);
  await userEvent.keyboard('{Enter}');
  await app.isTold('Offre modifiée avec succès !');
  await expect.element(offerModal).not.toBeInTheDocument();
});

test('supprimer une offre : annulé, puis refusé, puis fait', async () => {
  const backend = new TestBackend('admin');
  const title = 'Essai de literie';
  await createOffer(backend, title);
  const app = openApp(listOf(title), { backend });
  const remove = button(`Supprimer ${title}`);
  await remove.click();
  await expect.element(confirmation).toHaveTextContent('Êtes-vous sûr de vouloir supprimer cette offre ?');
  await expect.element(confirmation.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(confirmation).not.toBeInTheDocument();
  await expect.element(remove).toHaveFocus();
  backend.armFault({ method: 'DELETE', path: `${OFFERS}/*`, status: 500, times: 1 });
  await remove.click();
  await yes.click();
  await app.isTold('Erreur lors de la suppression');
  const stillThere = page.getByRole('alert').filter({ hasText: 'est toujours dans la liste' });
  await expect.element(stillThere).toBeVisible();
  await remove.click();
  await yes.click();
  await app.isTold('Offre supprimée avec succès !');
  await expect.element(page.getByText(/^Aucun résultat pour/)).toBeVisible();
});

test('Retour pendant la question de suppression : elle s’en va, et rien n’est supprimé', async () => {
  const backend = new TestBackend('admin');
  const app = openApp('/admin/users', { backend });
  await page.getByRole('navigation').getByRole('link', { name: 'Offres' }).click();
  await expect.element(heading('Gestion des offres')).toBeVisible();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await app.isAt('/admin/offers?page=2');
  for (const before of ['/admin/offers', '/admin/users']) {
    await button(/^Supprimer /)
      .first()
      .click();
    await expect.element(confirmation).toBeVisible();
    app.goBack();
    await app.isAt(before);
    await expect.element(confirmation).not.toBeInTheDocument();
    await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  }
  expect(backend.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

test('l’export de la liste filtrée, en CSV ou pour Excel, et son arrêt', async () => {
  const backend = new TestBackend('admin');
  const saved = recordSavedFiles();
  const title = '=Export';
  await createOffer(backend, title, { deeplink: 'https://partenaire.test/;a' });
  const offers = openApp(listOf(title), { backend });
  await expect.element(page.getByText('Affichage de 1 à 1 sur 1 résultats')).toBeVisible();
  await button('Exporter en CSV').click();
  await offers.isTold('1 ligne exportée');
  expect(saved).toHaveLength(1);
  const [head, row, ...rest] = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(head).toBe('\uFEFFID;Titre;Pays;URL Daisycon;Commission;Devise;Création');
  expect(row).toMatch(
    new RegExp(`^\\d+;'${title};France;"https://partenaire.test/;a";1;EUR;\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}$`),
  );
  expect(rest).toEqual(['']);

  openApp('/admin/participations', { backend });
  const progress = page.getByRole('progressbar', { name: /^Export en cours/ });
  const again = button('Réessayer');
  await expect.element(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  backend.armFault({ method: 'GET', path: PARTICIPATIONS, status: 500, times: 1 });
  await button('Exporter en Excel').click();
  await expect.element(page.getByText(/^Export interrompu après/)).toBeVisible();
  const answer = backend.hold(PARTICIPATIONS);
  await again.click();
  await expect.element(progress).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
  answer();
  await expect.poll(() => saved[1]?.name).toMatch(/^participations-\d{4}-\d{2}-\d{2}\.xlsx$/);
  await expect.element(button('Exporter en Excel')).toHaveFocus();

  const answerLate = backend.hold(PARTICIPATIONS);
  await button('Exporter en CSV').click();
  await expect.element(progress).toBeVisible();
  await button('Annuler').click();
  await expect.element(button('Exporter en CSV')).toBeVisible();
  answerLate();
  await framesDrawn(5);
  expect(saved).toHaveLength(2);
});

test('de deux suppressions, l’échec de la première se dit aussi', async () => {
  const backend = new TestBackend('admin');
  const start = 'Essai de ménage';
  const first = await createOffer(backend, `${start} un`);
  await createOffer(backend, `${start} deux`);
  const app = openApp(listOf(start), { backend });
  const remove = async (which: string) => {
    await button(`Supprimer ${start} ${which}`).click();
    await yes.click();
    await expect.element(confirmation).not.toBeInTheDocument();
  };
  const { open: failFirst, opened: mayFail } = gate();
  backend.answer(`${OFFERS}/${first}`, async () => {
    await mayFail;
    return Response.json({}, { status: 500 });
  });
  await remove('un');
  await remove('deux');
  await app.isTold('Offre supprimée avec succès !');
  failFirst();
  await expect.element(page.getByText(`« ${start} un » est toujours dans la liste.`)).toBeVisible();
});

test('une suppression refusée se dit au-dessus de son offre, pas au-dessus d’autres', async () => {
  const backend = new TestBackend('admin');
  const title = 'Essai de refus';
  await createOffer(backend, title);
  openApp(listOf(title), { backend });
  backend.armFault({
    method: 'DELETE',
    path: `${OFFERS}/*`,
    status: 422,
    body: { message: 'Offre utilisée.' },
    times: 1,
  });
  await button(`Supprimer ${title}`).click();
  await yes.click();
  const refusal = page.getByText(`« ${title} » est toujours dans la liste. Offre utilisée.`);
  await expect.element(refusal).toBeVisible();
  await search.fill('aucune offre de ce nom');
  await expect.element(page.getByText(/^Aucun résultat pour/)).toBeVisible();
  await expect.element(refusal).not.toBeInTheDocument();
  await search.fill(title);
  await expect.element(refusal).toBeVisible();
});
