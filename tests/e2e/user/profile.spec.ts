import { createValidatedUser, expectToast, freshEmail, signIn } from '../support/accounts';
import { confirmation } from '../support/confirmation';
import { expect, test } from '../support/test';

test('recharger le profil avec des modifications non enregistrées se confirme', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/profile');
  await page.getByLabel('Nom').fill('Autre nom');
  const dialogs: string[] = [];
  page.once('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.dismiss();
  });
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  await expect(page.getByLabel('Nom')).toHaveValue('Autre nom');
});

test('deux retours de suite devant des modifications laissent page et adresse ensemble', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/offers');
  await page.getByRole('link', { name: 'Participations', exact: true }).first().click();
  await expect(page).toHaveURL('/participations');
  await page.getByRole('link', { name: 'Profil' }).click();
  await page.getByLabel('Nom').fill('Autre nom');
  const question = confirmation(page);
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Nom')).toHaveValue('Autre nom');

  // What was pressed then is what happens, once.
  await page.goBack();
  await question.getByRole('button', { name: 'Oui' }).click();
  await expect(page).toHaveURL('/participations');
  await expect(page.getByRole('heading', { level: 1, name: 'Participations' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/offers');
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
});

test('ce qui est enregistré dans un onglet n’est pas défait par l’autre', async ({ page, context }) => {
  const account = await createValidatedUser({ name: 'Alix Martin' });
  await signIn(page, account);
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByLabel('Nom').fill('Alix Moreau');
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  await expectToast(other, 'Profil mis à jour avec succès !');

  await expect(page.getByRole('banner')).toContainText('Bonjour, Alix Moreau');
  await expect(page.getByLabel('Nom')).toHaveValue('Alix Moreau');
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expectToast(page, 'Profil mis à jour avec succès !');
  await expect(other.getByRole('banner')).toContainText('Bonjour, Alix Moreau');
  await page.reload();
  await expect(page.getByLabel('Nom')).toHaveValue('Alix Moreau');
});

test('une question posée à qui s’est déconnecté dans un autre onglet s’en va avec sa page', async ({
  page,
  context,
}) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/profile');
  await page.getByLabel('Nom').fill('Autre nom');
  await page.getByRole('link', { name: 'Missions', exact: true }).click();
  const question = confirmation(page);
  await expect(question).toBeVisible();
  const other = await context.newPage();
  await other.goto('/participations');
  await other.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/login');
  await expect(question).toHaveCount(0);
});

test('deux champs enregistrés dans deux onglets : chacun garde le sien', async ({ page, context }) => {
  await signIn(page, await createValidatedUser({ name: 'Alix Martin' }));
  await page.goto('/profile');
  const email = freshEmail();
  await page.getByLabel('Email').fill(email);
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByLabel('Nom').fill('Alix Moreau');
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  await expectToast(other, 'Profil mis à jour avec succès !');
  await expect(page.getByLabel('Nom')).toHaveValue('Alix Moreau');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expectToast(page, 'Profil mis à jour avec succès !');
  await page.reload();
  await expect(page.getByLabel('Nom')).toHaveValue('Alix Moreau');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
