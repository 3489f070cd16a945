import * as v from 'valibot';
import { adminAccount, createValidatedUser, expectToast, logIn, openSession, signIn } from '../support/accounts';
import { answerOutside, PARTNER } from '../support/answer-outside';
import { fillInOffer, freshTitle, offerModal } from '../support/offer-modal';
import { useOlderBrowser } from '../support/older-browser';
import { openPartner } from '../support/open-partner';
import { expect, test } from '../support/test';

const Page = v.object({ total: v.number(), data: v.array(v.object({ email: v.string() })) });

test.beforeEach(({ page }) => useOlderBrowser(page));

test('un navigateur plus ancien ouvre une mission, dont les pages et le pays sont demandés', async ({
  page,
  context,
}) => {
  await answerOutside(context, PARTNER);
  const account = await createValidatedUser();
  await page.goto('/offers?page=2');
  const asked = page.waitForRequest(/\/api\/offers\?page=2$/);
  await logIn(page, account);
  expect((await asked).headers()['x-country']).toBe('FR');
  await expect(page).toHaveURL('/offers?page=2');
  await page
    .getByRole('link', { name: /^Voir les détails/ })
    .first()
    .click();
  const tab = await openPartner(page, () => page.getByRole('button', { name: 'Participer à cette offre' }).click());
  expect(new URL(tab.url()).searchParams.get('ws')).toBe(String(account.user.id));
  await expect(page.getByText('Vous participez à cette offre')).toBeVisible();
});

test('un navigateur plus ancien montre la page 3, exporte toutes les lignes et crée une offre', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  const asked = page.waitForResponse(/\/api\/admin\/users\?(?:.*&)?page=3(?:&|$)/);
  await page.goto('/admin/users?page=3');
  const { total, data } = v.parse(Page, await (await asked).json());
  await expect(page.getByText(`Affichage de 31 à 45 sur ${total} résultats`)).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(data[0]?.email ?? '');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  await expectToast(page, `${total} lignes exportées`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
  expect(new Set(lines).size).toBe(total + 1);

  const title = freshTitle('Essai ancien');
  await page.getByRole('navigation').getByRole('link', { name: 'Offres' }).click();
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  await fillInOffer(page, { title, country: 'France', deeplink: 'https://partenaire.test/?a=1' });
  await offerModal(page).getByRole('button', { name: 'Créer', exact: true }).click();
  await expectToast(page, 'Offre créée avec succès !');
  await expect(page.getByRole('row').nth(1)).toContainText(title);
});

test('un navigateur plus ancien montre chaque page publique, sans erreur', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const [path, heading] of [
    ['/', 'Chaque mission'],
    ['/faq', 'F.A.Q'],
    ['/contact', 'Contact'],
    ['/register', 'Créer un compte'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    // Only React opens it: the page is hydrated.
    if (path === '/faq') await page.getByRole('main').getByRole('button').first().click();
  }
  expect(errors).toEqual([]);
});
