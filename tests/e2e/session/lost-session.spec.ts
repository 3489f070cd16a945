import * as v from 'valibot';
import { adminAccount, createValidatedUser, logIn, openSession, signIn } from '../support/accounts';
import { asOtherAdmin } from '../support/as-other-admin';
import { armFault, clearFaults } from '../support/mock';
import { fillInOffer, freshTitle, offerModal } from '../support/offer-modal';
import { expect, test } from '../support/test';

test.afterEach(clearFaults);

const Created = v.object({ data: v.object({ id: v.number() }) });

const LOST = { status: 401, body: { message: 'Non' }, times: 1 } as const;

test('la session expire pendant un enregistrement : après la connexion, la saisie est de retour', async ({ page }) => {
  const account = await createValidatedUser({ name: 'Alix Martin' });
  await signIn(page, account);
  await page.goto('/profile');
  await page.getByLabel('Nom').fill('Alix Moreau');
  await armFault({ method: 'PUT', path: '/api/profile', ...LOST });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Nom')).toHaveValue('Alix Moreau');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('banner')).toContainText('Bonjour, Alix Moreau');
});

test('une autre personne qui se connecte ne trouve rien de la saisie', async ({ page }) => {
  const other = await createValidatedUser({ name: 'Lou Petit' });
  await signIn(page, await createValidatedUser({ name: 'Alix Martin' }));
  await page.goto('/profile');
  await page.getByLabel('Nom').fill('Alix Moreau');
  await armFault({ method: 'PUT', path: '/api/profile', ...LOST });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, other);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Nom')).toHaveValue('Lou Petit');
  expect(await page.evaluate(() => sessionStorage.getItem('missio:draft'))).toBeNull();
});

test('la session expire pendant la sauvegarde d’une offre : la fenêtre revient avec toute la saisie', async ({
  page,
}) => {
  const title = freshTitle('Offre à reprendre');
  await asOtherAdmin('POST', '/api/admin/offers', { title, country: 'FR', deeplink: 'https://partenaire.test/' });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Modifier ${title}` }).click();
  const changes = { title: `${title}, revue`, country: 'Belgique', deeplink: 'https://partenaire.test/revue' };
  await fillInOffer(page, changes);
  await armFault({ method: 'PUT', path: '/api/admin/offers/*', ...LOST });
  const save = offerModal(page).getByRole('button', { name: 'Sauvegarder' });
  await save.click();
  await expect(page).toHaveURL('/login');
  await logIn(page, adminAccount);
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue(changes.title);
  await expect(offerModal(page).getByLabel('Pays')).toHaveValue(changes.country);
  await expect(offerModal(page).getByLabel('URL Daisycon')).toHaveValue(changes.deeplink);
  await save.click();
  await expect(page.getByRole('row').filter({ hasText: changes.title })).toContainText('Belgique');
});

test('ce qu’un autre a changé pendant ce temps, et pas soi, reste son changement', async ({ page }) => {
  const title = freshTitle('Offre à deux');
  const offer = { title, country: 'FR', deeplink: 'https://partenaire.test/' };
  const id = v.parse(Created, await asOtherAdmin('POST', '/api/admin/offers', offer)).data.id;
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/offers?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Modifier ${title}` }).click();
  await offerModal(page).getByLabel('Titre').fill(`${title}, revue`);
  await armFault({ method: 'PUT', path: '/api/admin/offers/*', ...LOST });
  const save = offerModal(page).getByRole('button', { name: 'Sauvegarder' });
  await save.click();
  await expect(page).toHaveURL('/login');
  await asOtherAdmin('PUT', `/api/admin/offers/${id}`, { ...offer, deeplink: 'https://partenaire.test/corrige' });
  await logIn(page, adminAccount);
  await expect(offerModal(page).getByLabel('Titre')).toHaveValue(`${title}, revue`);
  await expect(offerModal(page).getByLabel('URL Daisycon')).toHaveValue('https://partenaire.test/corrige');
});

test('la session finit dans un autre onglet : la saisie de celui-ci revient aussi', async ({ page, context }) => {
  const account = await createValidatedUser({ name: 'Alix Martin' });
  await signIn(page, account);
  await page.goto('/profile');
  await page.getByLabel('Nom').fill('Alix Moreau');
  const other = await context.newPage();
  await other.goto('/participations');
  await armFault({ method: 'GET', path: '/api/offers', ...LOST });
  await other.getByRole('link', { name: 'Missions', exact: true }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Nom')).toHaveValue('Alix Moreau');
});
