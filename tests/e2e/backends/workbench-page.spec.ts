import { AxeBuilder } from '@axe-core/playwright';
import { camilleAccount } from '../support/accounts';
import { mock } from '../support/mock';
import { expect, resetMockAround, test } from '../support/test';

/* The mock server's own page, on which its state and its calls are seen and set. */

// A scenario is everybody's, and so is the log.
resetMockAround();

test('le journal : un appel en entier, répété, copié, répondu autrement une fois', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: mock.url });
  const { access_token } = await mock.logIn(camilleAccount);
  const readSold = async () => {
    const headers = { authorization: `Bearer ${access_token}`, accept: 'application/json' };
    return (await page.request.get(`${mock.url}/api/get/user/sold`, { headers })).json();
  };
  await readSold();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${mock.url}/__mock/ui`);
  const log = page.getByRole('region', { name: 'Journal des appels' });
  await expect(log.getByRole('button', { name: /^Voir/ }).first()).toBeVisible();
  const faultsOfPage = await new AxeBuilder({ page }).analyze();
  expect(faultsOfPage.violations.map(({ id }) => id)).toEqual([]);
  await log.getByRole('button', { name: /^Voir GET \/api\/get\/user\/sold/ }).click();
  const call = page.getByRole('dialog', { name: 'GET /api/get/user/sold' });
  await expect(call).toContainText('Rien : tout est lu comme au contrat.');
  await expect(call).not.toContainText(access_token);
  const { violations } = await new AxeBuilder({ page }).include('#call').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await call.getByRole('button', { name: 'Copier en curl' }).click();
  await expect(call.getByRole('status')).toContainText('$MISSIO_TOKEN');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Bearer $MISSIO_TOKEN');
  await call.getByRole('button', { name: 'Répéter' }).click();
  await expect(call.getByRole('status')).toContainText('Répété : 200.');
  await call.getByText('Répondre autrement la prochaine fois').click();
  await call.getByLabel('Réponse').fill('{"sold": 99}');
  await call.getByRole('button', { name: 'Répondre ainsi une fois' }).click();
  await expect(call.getByRole('status')).toContainText('recevra cette réponse, une fois.');
  await page.keyboard.press('Escape');
  await expect(log.getByRole('button', { name: /^Voir GET \/api\/get\/user\/sold/ })).toHaveCount(2);
  expect([await readSold(), (await readSold()).sold === 99]).toEqual([{ sold: 99 }, false]);
});

test('un état se partage par un lien, qui demande avant de s’ouvrir', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: mock.url });
  await mock.enter('panne-solde');
  await page.goto(`${mock.url}/__mock/ui`);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Le lien est copié.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await mock.reset();

  const scenario = async () => (await (await page.request.get(`${mock.url}/__mock`)).json()).scenario;
  const question = page.getByRole('dialog', { name: 'Ouvrir cet état ?' });
  await page.goto(link);
  await expect(question).toContainText('Scénario « panne-solde »');
  await expect(question).toContainText('1 panne');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  expect(await scenario()).toBeNull();
  await page.goto(link);
  await question.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page.getByText('L’état est ouvert.')).toBeVisible();
  expect(await scenario()).toBe('panne-solde');
  await page.goto(`${mock.url}/__mock/ui#etat=abc`);
  await expect(page.getByText('Ce n’est pas un état partagé de cet atelier.')).toBeVisible();
});
