import { adminAccount, openSession, signIn } from '../support/accounts';
import { expect, test } from '../support/test';

for (const [path, name, title] of [
  ['/admin/users?validated=0', /^Détails de /, 'Détails de l’utilisateur'],
  ['/admin/offers?page=2', /^Modifier /, 'Modifier l’offre'],
  ['/admin/participations', /^Détails de la participation de /, 'Détails de la participation'],
] as const) {
  test(`${path} : Ctrl et clic ouvrent la fenêtre dans un autre onglet, un clic simple l’ouvre ici`, async ({
    page,
    context,
  }) => {
    await signIn(page, await openSession(adminAccount));
    await page.goto(path);
    const link = page.getByRole('link', { name }).first();
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['Control'] });
    const other = await opened;
    await expect(other.getByRole('dialog', { name: title })).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(other).toHaveURL(path);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await link.click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(path);
    await expect(link).toBeFocused();
  });
}

test('le nom d’une offre mène à ses détails, et ceux-ci au formulaire, dans un onglet aussi', async ({
  page,
  context,
}) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers');
  const name = page.getByRole('row').nth(1).getByRole('link').first();
  const title = (await name.textContent()) ?? '';
  await expect(page.getByRole('link', { name: `Voir ${title}` }).first()).toHaveAttribute(
    'href',
    (await name.getAttribute('href')) ?? '',
  );
  const opened = context.waitForEvent('page');
  await name.click({ button: 'middle' });
  const details = (await opened).getByRole('dialog', { name: 'Détails de l’offre' });
  await expect(details).toContainText(title);

  await name.click();
  const edit = page.getByRole('dialog').getByRole('link', { name: 'Modifier' });
  await expect(edit).toHaveAttribute('href', /\?edit=\d+$/);
  await edit.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Modifier l’offre' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/offers');
  await expect(name).toBeFocused();
});
