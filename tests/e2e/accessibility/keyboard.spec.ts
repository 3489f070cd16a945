import { adminAccount, openSession, signIn } from '../support/accounts';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

test('Échap ferme aussi la fenêtre dont le code est encore en route', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  const dialog = page.getByRole('dialog');
  const code = /\/modal-dialog-[^/]+\.js$/;
  const button = page.getByRole('link', { name: /^Modifier/ }).first();
  // Held from the start: the code loads when the screen is idle, or on first use.
  const release = await holdRequests(page, code);
  const asked = page.waitForRequest(code);
  await page.goto('/admin/offers');
  await button.press('Enter');
  await asked;
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/offers');
  const arrived = page.waitForResponse(code);
  release();
  await arrived;
  // Its code is there now: the next one opens, and nothing but it has opened.
  await button.press('Enter');
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('Échap reprend aussi la question dont le code est encore en route, et elle seule', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  const code = /\/confirm-dialog-[^/]+\.js$/;
  const release = await holdRequests(page, code);
  const asked = page.waitForRequest(code);
  await page.goto('/admin/offers');
  await page
    .getByRole('link', { name: /^Modifier/ })
    .first()
    .click();
  const form = page.getByRole('dialog');
  const title = form.getByLabel('Titre');
  await title.fill('Un titre changé');
  await page.keyboard.press('Escape');
  await asked;
  await page.keyboard.press('Escape');
  const arrived = page.waitForResponse(code);
  release();
  await arrived;
  // Its code is there now: one question opens, when it is asked again.
  await expect(form).toHaveCount(1);
  await expect(title).toHaveValue('Un titre changé');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click();
  await expect(form).toHaveCount(0);
});
