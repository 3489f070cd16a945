import { ENTRY_SCRIPT, holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

test('un message saisi avant l’arrivée du script, puis après, survit à l’onglet jusqu’à son envoi', async ({
  page,
}) => {
  const release = await holdRequests(page, ENTRY_SCRIPT);
  await page.goto('/contact', { waitUntil: 'commit' });
  const message = page.getByLabel('Message');
  const line = page.getByRole('status').filter({ hasText: 'Brouillon repris' });
  await message.fill('Un mot');
  await page.goto('about:blank');
  release();
  await page.goto('/contact');
  await expect(line).toBeVisible();
  await expect(message).toHaveValue('Un mot');
  await message.fill('Un mot de plus');
  await page.reload();
  await expect(message).toHaveValue('Un mot de plus');
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('button', { name: 'Écrire un autre message' }).click();
  await expect(message).toHaveValue('');
  await page.reload();
  await expect(message).toHaveValue('');
});
