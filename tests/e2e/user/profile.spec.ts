import { createUser, createValidatedUser, expectToast, freshEmail, signIn, validateUser } from '../support/accounts';
import { bodiesSentTo } from '../support/bodies-sent-to';
import { confirmation } from '../support/confirmation';
import { holdRequests } from '../support/hold-requests';
import { armFault, clearFaults } from '../support/mock';
import { expect, test } from '../support/test';

test.afterEach(clearFaults);

test('modifier son profil : adresse déjà prise, panne, réussite, et le nom dans l’en-tête', async ({ page }) => {
  const other = await createValidatedUser();
  await signIn(page, await createValidatedUser({ name: 'Alix Martin' }));
  await page.goto('/profile');
  const email = page.getByLabel('Email');
  await email.fill(other.email);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/\S/);
  await expect(email).toHaveValue(other.email);

  await email.fill('pas une adresse');
  await page.getByLabel('Nom').fill('A');
  await expect(page.getByText('Email invalide')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible();

  await page.getByLabel('Nom').fill('  Alix Moreau ');
  await email.fill(freshEmail('alix'));
  await armFault({ method: 'PUT', path: '/api/profile', status: 500, body: {} });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expectToast(page, 'Erreur lors de la mise à jour');
  await expect(page.getByRole('main').getByText('Erreur lors de la mise à jour')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expectToast(page, 'Profil mis à jour avec succès !');
  await expect(page.getByRole('banner')).toContainText('Bonjour, Alix Moreau');
  await expect(page.getByRole('definition').filter({ hasText: /^Alix Moreau$/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('Erreur lors de la mise à jour')).toHaveCount(0);

  // Nothing is unsaved now: leaving asks nothing.
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, Alix Moreau' })).toBeVisible();
});

test('quitter le profil avec des modifications non enregistrées se confirme, la déconnexion jamais', async ({
  page,
}) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/offers');
  await page.getByRole('link', { name: 'Profil' }).click();
  await page.getByLabel('Nom').fill('Autre nom');
  const question = confirmation(page);
  await page.getByRole('link', { name: 'Missions', exact: true }).click();
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Nom')).toHaveValue('Autre nom');
  await page.goBack();
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Nom')).toHaveValue('Autre nom');
  await page.getByRole('link', { name: 'Missions', exact: true }).click();
  await question.getByRole('button', { name: 'Oui' }).click();
  await expect(page).toHaveURL('/offers');

  await page.getByRole('link', { name: 'Profil' }).click();
  await page.getByLabel('Nom').fill('Autre nom');
  const dialogs: string[] = [];
  page.once('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.dismiss();
  });
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  await expect(page.getByLabel('Nom')).toHaveValue('Autre nom');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expectToast(page, 'Déconnexion réussie');
  await expect(page).toHaveURL('/login');
});

test('quitter le profil pendant l’enregistrement : la question dit ce qui est en cours', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/profile');
  const answer = await holdRequests(page, '**/api/profile');
  await page.getByLabel('Nom').fill('Alix Moreau');
  const sent = page.waitForRequest('**/api/profile');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await sent;
  await page.getByRole('link', { name: 'Missions', exact: true }).click();
  await expect(confirmation(page)).toContainText('L’enregistrement est en cours');
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expect(page).toHaveURL('/offers');
  answer();
  await expectToast(page, 'Profil mis à jour avec succès !');
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

test('la saisie pendant l’enregistrement reste, et le nouveau nom paraît même si la relecture échoue', async ({
  page,
}) => {
  await signIn(page, await createValidatedUser({ name: 'Alix Martin' }));
  await page.goto('/profile');
  const name = page.getByLabel('Nom');
  await name.fill('Alix Moreau');
  const release = await holdRequests(page, '**/api/profile');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('button', { name: 'Enregistrement en cours...' })).toBeVisible();
  await name.fill('Alix Morel');
  await page.route('**/api/me', (route) => route.fulfill({ status: 500, json: {} }));
  release();
  await expectToast(page, 'Profil mis à jour avec succès !');
  await expect(page.getByRole('banner')).toContainText('Bonjour, Alix Moreau');
  await expect(name).toHaveValue('Alix Morel');
  // It is a change: leaving asks.
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click();
  await name.fill('Alix Moreau');
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('ce que le serveur fait d’un nom enregistré se lit aussi dans le formulaire', async ({ page }) => {
  await signIn(page, await createValidatedUser({ name: 'Alix Martin' }));
  await page.goto('/profile');
  await page.route('**/api/me', async (route) => {
    const { data } = await (await route.fetch()).json();
    await route.fulfill({ json: { data: { user: { ...data.user, name: 'ALIX MOREAU' } } } });
  });
  await page.getByLabel('Nom').fill('Alix Moreau');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expectToast(page, 'Profil mis à jour avec succès !');
  await expect(page.getByLabel('Nom')).toHaveValue('ALIX MOREAU');
});

test('un refus porte sur ce qui a été envoyé, pas sur ce qui a été corrigé entre-temps', async ({ page }) => {
  const other = await createValidatedUser();
  await signIn(page, await createValidatedUser());
  await page.goto('/profile');
  const email = page.getByLabel('Email');
  const corrected = freshEmail();
  const release = await holdRequests(page, '**/api/profile');
  const answered = page.waitForResponse('**/api/profile');
  await email.fill(other.email);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('button', { name: 'Enregistrement en cours...' })).toBeVisible();
  await email.fill(corrected);
  await page.getByLabel('Nom').focus();
  release();
  expect((await answered).status()).toBe(422);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(email).toHaveValue(corrected);
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Nom')).toBeFocused();
  await email.fill(other.email);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill(corrected);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expectToast(page, 'Profil mis à jour avec succès !');
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

test('un nom que le serveur n’a pas donné est un champ vide, pas un tiret', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { data: { user: { ...data.user, name: null } } } });
  });
  await page.goto('/profile');
  await expect(page.getByRole('definition').first()).toHaveText('—');
  await expect(page.getByLabel('Nom')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue(/@/);
});

test('un enregistrement quitté en cours ne défait pas le suivant', async ({ page }) => {
  const account = await createValidatedUser({ name: 'Alix Martin' });
  await signIn(page, account);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Profil' }).click();
  const sent = bodiesSentTo(page, '/api/profile');
  const release = await holdRequests(page, '**/api/profile');
  await page.getByLabel('Nom').fill('Alix Premier');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Profil' }).click();
  const email = freshEmail('alix');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('button', { name: 'Enregistrement en cours...' })).toBeVisible();
  expect(sent).toHaveLength(1);
  release();
  await expect.poll(() => sent.length).toBe(2);
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('un compte validé pendant que son onglet attend est validé quand on y revient', async ({ page }) => {
  const account = await createUser({ name: 'Ada Attente' });
  await signIn(page, account);
  await page.goto('/dashboard');
  await expect(page.getByText('Compte en attente de validation')).toBeVisible();
  await validateUser(account.user.id);
  // What the tab gets when it is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Compte en attente de validation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Offres récentes' })).toBeVisible();
});
