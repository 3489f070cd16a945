import { adminAccount, createValidatedUser, openSession, signIn } from '../support/accounts';
import { holdRequests } from '../support/hold-requests';
import { takePartByApi } from '../support/take-part';
import { expect, test } from '../support/test';

test('l’activité se lit à la demande, s’arrête et reprend, et dit ce qui n’est pas compté', async ({
  page,
  request,
}) => {
  await takePartByApi(request, await createValidatedUser());
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin');
  const answer = await holdRequests(page, /\/api\/admin\/participations\?.*per_page=100/);
  await page.getByRole('button', { name: /^Voir les 30\sderniers jours$/ }).press('Enter');
  const stop = page.getByRole('button', { name: 'Arrêter' });
  await expect(stop).toBeFocused();
  await expect(page.getByRole('progressbar', { name: /^Lecture\s: première page$/ })).toBeVisible();
  await stop.press('Enter');
  const goOn = page.getByRole('button', { name: 'Lire la suite' });
  await expect(goOn).toBeFocused();
  await expect(page.getByText(/Rien n’a encore été lu\.$/)).toBeVisible();

  answer();
  await goOn.press('Enter');
  await expect(
    page.getByText(/^\d+ participations? .+ ces 30\sderniers jours, selon leur statut actuel\.$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lire à nouveau' })).toBeFocused();
  await expect(page.getByRole('figure', { name: 'Participations par jour' })).toBeVisible();
});
