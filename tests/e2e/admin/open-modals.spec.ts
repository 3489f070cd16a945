import { adminAccount, openSession, signIn } from '../support/accounts';
import { asOtherAdmin } from '../support/as-other-admin';
import { holdRequests } from '../support/hold-requests';
import { offerModal } from '../support/offer-modal';
import { expect, test } from '../support/test';

test('de deux fenêtres demandées pendant que leur code se charge, la seconde s’ouvre, et une fermeture suffit', async ({
  page,
}) => {
  const start = `Impatiente ${Date.now()}`;
  const release = await holdRequests(page, /\/assets\/offer-modals-/);
  for (const title of [`${start} un`, `${start} deux`]) {
    await asOtherAdmin('POST', '/api/admin/offers', { title, country: 'FR', deeplink: 'https://partenaire.test/' });
  }
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/offers?search=${encodeURIComponent(start)}`);
  await page.getByRole('link', { name: `Modifier ${start} un`, exact: true }).click();
  await expect(page).toHaveURL(/edit=/);
  await page.getByRole('link', { name: `Voir ${start} deux`, exact: true }).click();
  await expect(page).toHaveURL(/detail=/);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/create=/);
  release();
  await expect(offerModal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/^[^?]*\/admin\/offers\?search=[^&]*$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
