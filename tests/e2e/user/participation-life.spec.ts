import { createValidatedUser, signIn } from '../support/accounts';
import { takePartByApi } from '../support/take-part';
import { expect, test } from '../support/test';

test('une participation qui attend longtemps mène au formulaire rempli, sous lequel reste le brouillon', async ({
  page,
  request,
}) => {
  const account = await createValidatedUser();
  const { id, title } = await takePartByApi(request, account);
  await signIn(page, account);
  // Whatever the clock says, it began long ago.
  await page.route('**/api/participations*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/"created_at":"[^"]+"/g, '"created_at":"2024-03-14T09:26:53Z"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/contact');
  const message = page.getByLabel('Message');
  await message.fill('Une autre question');

  await page.goto(`/offers/${id}`);
  const life = page.getByRole('list', { name: 'Votre participation' });
  await expect(life.getByRole('listitem')).toHaveCount(4);
  await expect(life.getByRole('listitem').nth(2)).toContainText(/Depuis [\d\s]+ jours/);
  await page.getByRole('link', { name: 'Nous écrire' }).click();
  await expect(page).toHaveURL(/\/contact\?mission=[^&]+&participation=\d+&date=2024-03-14$/);
  const filled = /^Mission\s: (.+)\nParticipation\s: nº\s\d+\nDate\s: 14 mars 2024\n\nUne autre question$/;
  await expect(message).toHaveValue(filled);
  expect(filled.exec(await message.inputValue())?.[1]).toBe(title);
  // Once: reloading adds nothing.
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Brouillon repris' })).toBeVisible();
  await expect(message).toHaveValue(filled);

  await page.goBack();
  await expect(life).toBeVisible();
});
