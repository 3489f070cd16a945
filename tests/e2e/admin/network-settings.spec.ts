import { adminAccount, expectToast, signIn } from '../support/accounts';
import { bodiesSentTo } from '../support/bodies-sent-to';
import { confirmation } from '../support/confirmation';
import { gate } from '../support/gate';
import { mock } from '../support/mock';
import { saveCredentials } from '../support/save-credentials';
import { expect, resetMockAround, test } from '../support/test';
import { SETTINGS, SYNC, syncCard } from './network-mock';

// The network's credentials belong to the platform, not to an account.
resetMockAround();

test('sa propre sauvegarde n’est jamais celle de quelqu’un d’autre, même si le serveur écrit autrement', async ({
  page,
}) => {
  await signIn(page, await mock.logIn(adminAccount));
  let settings = { publisher_id: '', username: '' };
  let reads = 0;
  await page.route(`**${SETTINGS}`, async (route) => {
    if (route.request().method() === 'GET') {
      reads += 1;
      await route.fulfill({ json: { settings, sync_info: { last_sync: null, last_sync_count: 0 } } });
      return;
    }
    const { publisher_id, username } = route.request().postDataJSON();
    settings = { publisher_id, username: username.toUpperCase() };
    await route.fulfill({ json: {} });
  });
  await page.goto('/admin/daisycon');
  const bodies = bodiesSentTo(page, SETTINGS);
  const saved = () => bodies.filter(Boolean).length;
  const question = confirmation(page);
  const password = page.getByLabel('Mot de passe', { exact: true });

  await saveCredentials(page, { username: 'missio-editeur', password: 'premier-secret' });
  await expect(password).toHaveValue('');
  await saveCredentials(page, { username: 'missio-editeur', password: 'second-secret' });
  await expect(password).toHaveValue('');
  expect(saved()).toBe(2);

  // Somebody else's still is: once for the screen, and before and after each save, they have been read.
  await expect.poll(() => reads).toBe(5);
  settings = { publisher_id: '111111', username: 'AUTRE' };
  await saveCredentials(page, { username: 'missio-editeur', password: 'troisieme-secret' });
  await expect(question).toContainText('nom d’utilisateur : AUTRE');
  expect(saved()).toBe(2);
  await question.getByRole('button', { name: 'Oui' }).click();
  await expect(password).toHaveValue('');
  expect(saved()).toBe(3);
});

test('une sauvegarde dont la réponse se perd se refait, sans passer pour celle de quelqu’un d’autre', async ({
  page,
}) => {
  await signIn(page, await mock.logIn(adminAccount));
  await page.goto('/admin/daisycon');
  const bodies = bodiesSentTo(page, SETTINGS);
  let isLost = false;
  await page.route(`**${SETTINGS}`, async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.fallback();
    isLost = true;
    await route.fetch({ url: `${mock.url}${SETTINGS}` });
    await route.abort('connectionreset');
  });
  await saveCredentials(page, { username: 'missio-editeur', password: 'premier-secret' });
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('Erreur lors de la sauvegarde');
  await saveCredentials(page, { username: 'missio-annonceur', password: 'premier-secret' });
  await expectToast(page, 'Paramètres sauvegardés avec succès !');
  expect(bodies.filter(Boolean)).toMatchObject([{ username: 'missio-editeur' }, { username: 'missio-annonceur' }]);
});

test('un nombre de transactions que le serveur ne dit pas est un tiret', async ({ page }) => {
  await signIn(page, await mock.logIn(adminAccount));
  const settings = { publisher_id: '1', username: 'u' };
  await page.route(`**${SETTINGS}`, (route) =>
    route.fulfill({ json: { settings, sync_info: { last_sync: null, last_sync_count: null } } }),
  );
  await page.goto('/admin/daisycon');
  await expect(syncCard(page).getByRole('definition')).toHaveText(['Jamais', '—']);
});

test('ce qu’une relecture apporte remplace ce que personne n’a touché, et rien d’autre', async ({ page }) => {
  await signIn(page, await mock.logIn(adminAccount));
  let settings = { publisher_id: '482190', username: 'ancien' };
  await page.route(`**${SETTINGS}`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { settings, sync_info: { last_sync: null, last_sync_count: 0 } } })
      : route.fulfill({ json: {} }),
  );
  await page.route(`**${SYNC}`, (route) => route.fulfill({ json: { message: 'Tout est synchronisé.' } }));
  await page.goto('/admin/daisycon');
  const bodies = bodiesSentTo(page, SETTINGS);
  const username = page.getByLabel("Nom d'utilisateur");
  const password = page.getByLabel('Mot de passe', { exact: true });
  const readAgain = () => page.getByRole('button', { name: 'Synchroniser les offres' }).click();
  await expect(username).toHaveValue('ancien');

  settings = { publisher_id: '111111', username: 'nouveau' };
  await readAgain();
  await expect(username).toHaveValue('nouveau');
  await expect(page.getByLabel('Publisher ID')).toHaveValue('111111');
  // Nobody has changed them since the form shows them: there is nothing to ask.
  await password.fill('secret');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(password).toHaveValue('');
  expect(bodies.filter(Boolean)).toHaveLength(1);

  await username.fill('en cours de saisie');
  settings = { publisher_id: '222222', username: 'encore un autre' };
  const read = page.waitForResponse(`**${SETTINGS}`);
  await readAgain();
  await read;
  await expect(syncCard(page).getByRole('button', { name: 'Synchroniser les offres' })).toBeEnabled();
  await expect(username).toHaveValue('en cours de saisie');
});

test('ce qui est saisi pendant la sauvegarde reste', async ({ page }) => {
  await signIn(page, await mock.logIn(adminAccount));
  await page.goto('/admin/daisycon');
  const { open: save, opened: mayBeSaved } = gate();
  await page.route(`**${SETTINGS}`, async (route) => {
    if (route.request().method() === 'POST') await mayBeSaved;
    await route.fallback();
  });
  await saveCredentials(page, { username: 'missio-editeur', password: 'premier-secret' });
  await expect(page.getByRole('button', { name: 'Sauvegarde...' })).toBeVisible();
  const username = page.getByLabel("Nom d'utilisateur");
  await username.fill('missio-annonceur');
  save();
  await expectToast(page, 'Paramètres sauvegardés avec succès !');
  await expect(username).toHaveValue('missio-annonceur');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('');
});

test('une relecture qui ne vient pas ne retient pas la sauvegarde suivante', async ({ page }) => {
  await signIn(page, await mock.logIn(adminAccount));
  await page.goto('/admin/daisycon');
  await expect(page.getByLabel('Publisher ID')).toBeVisible();
  const bodies = bodiesSentTo(page, SETTINGS);
  await page.route(`**${SETTINGS}`, (route) => (route.request().method() === 'GET' ? undefined : route.fallback()));
  const password = page.getByLabel('Mot de passe', { exact: true });
  for (const secret of ['premier-secret', 'second-secret']) {
    await saveCredentials(page, { username: 'missio-editeur', password: secret });
    await expect(password).toHaveValue('', { timeout: 10_000 });
  }
  expect(bodies.filter(Boolean)).toHaveLength(2);
});

test('quitter l’écran pendant la relecture : rien n’est demandé ailleurs, rien n’est envoyé', async ({ page }) => {
  await signIn(page, await mock.logIn(adminAccount));
  await page.goto('/admin/daisycon');
  await expect(page.getByLabel('Publisher ID')).toBeEnabled();
  const { open: answer, opened: mayAnswer } = gate();
  await page.route(`**${SETTINGS}`, async (route) => {
    await mayAnswer;
    await route.fulfill({
      json: {
        settings: { publisher_id: '111111', username: 'AUTRE' },
        sync_info: { last_sync: null, last_sync_count: 0 },
      },
    });
  });
  const bodies = bodiesSentTo(page, SETTINGS);
  const asked = page.waitForRequest(`**${SETTINGS}`);
  await saveCredentials(page, { username: 'missio-editeur', password: 'premier-secret' });
  await asked;
  await page.getByRole('link', { name: 'Utilisateurs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des utilisateurs' })).toBeVisible();
  answer();
  // Whatever the answer brings about is drawn by then.
  await page.getByRole('searchbox').fill('camille');
  await expect(page).toHaveURL(/search=camille/);
  await expect(confirmation(page)).toHaveCount(0);
  expect(bodies.filter(Boolean)).toEqual([]);
});

test('le résultat d’un test des anciens identifiants ne paraît pas après leur remplacement', async ({ page }) => {
  await signIn(page, await mock.logIn(adminAccount));
  await page.goto('/admin/daisycon');
  await saveCredentials(page, { username: 'missio-editeur', password: 'premier-secret' });
  await expectToast(page, 'Paramètres sauvegardés avec succès !');
  const { open: answer, opened: mayAnswer } = gate();
  await page.route('**/api/admin/daisycon/test', async (route) => {
    await mayAnswer;
    await route.fulfill({ json: { message: 'Les anciens identifiants conviennent.' } });
  });
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  await saveCredentials(page, { username: 'missio-autre', password: 'second-secret' });
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('');
  answer();
  await expectToast(page, 'Connexion réussie !');
  await expect(page.getByText('Les anciens identifiants conviennent.')).toHaveCount(0);
});

test('une session perdue pendant la relecture : le mot de passe n’est pas envoyé', async ({ page }) => {
  await signIn(page, await mock.logIn(adminAccount));
  await page.goto('/admin/daisycon');
  await expect(page.getByLabel('Publisher ID')).toBeEnabled();
  await page.route(`**${SETTINGS}`, (route) => route.fulfill({ status: 401, json: { message: 'Non' } }));
  const bodies = bodiesSentTo(page, SETTINGS);
  await saveCredentials(page, { username: 'missio-editeur', password: 'premier-secret' });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour !' })).toBeVisible();
  expect(bodies.filter(Boolean)).toEqual([]);
});

test('revenir en arrière retire la question, et rien n’est envoyé', async ({ page }) => {
  await signIn(page, await mock.logIn(adminAccount));
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Daisycon' }).click();
  await expect(page.getByLabel('Publisher ID')).toBeEnabled();
  await page.route(`**${SETTINGS}`, (route) =>
    route.fulfill({
      json: {
        settings: { publisher_id: '111111', username: 'AUTRE' },
        sync_info: { last_sync: null, last_sync_count: 0 },
      },
    }),
  );
  const bodies = bodiesSentTo(page, SETTINGS);
  await saveCredentials(page, { username: 'missio-editeur', password: 'premier-secret' });
  await expect(confirmation(page)).toContainText('AUTRE');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des utilisateurs' })).toBeVisible();
  await expect(confirmation(page)).toHaveCount(0);
  expect(bodies.filter(Boolean)).toEqual([]);
});

test('un identifiant saisi et quitté se confirme ; ce qu’un gestionnaire de mots de passe a rempli, non', async ({
  page,
}) => {
  await signIn(page, await mock.logIn(adminAccount));
  await page.goto('/admin/daisycon');
  const password = page.getByLabel('Mot de passe', { exact: true });
  const leave = page.getByRole('link', { name: 'Utilisateurs' });
  const heading = page.getByRole('heading', { level: 1, name: 'Gestion des utilisateurs' });
  const fillIn = (text: string) =>
    password.evaluate((element, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);

  await fillIn('secret-du-gestionnaire');
  await leave.click();
  await expect(heading).toBeVisible();

  await page.getByRole('link', { name: 'Daisycon' }).click();
  await fillIn('secret-du-gestionnaire');
  await password.press('End');
  await password.pressSequentially('-retouche');
  await leave.click();
  await confirmation(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(password).toHaveValue('secret-du-gestionnaire-retouche');
  await page.getByLabel('Publisher ID').fill('482190');
  await leave.click();
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Publisher ID')).not.toHaveValue('482190');
});

test('la saisie de la page survit à l’onglet, jamais le mot de passe', async ({ page }) => {
  await signIn(page, await mock.logIn(adminAccount));
  await page.goto('/admin/daisycon');
  const username = page.getByLabel("Nom d'utilisateur");
  await username.fill('missio-nouveau');
  const password = page.getByLabel('Mot de passe', { exact: true });
  await password.fill('secret-saisi');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await password.pressSequentially('-et-vu');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('secret');
  await page.reload();
  await expect(username).toHaveValue('missio-nouveau');
  await expect(password).toHaveValue('');
});

test('un long message d’un seul mot du serveur reste dans l’écran', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, await mock.logIn(adminAccount));
  const message = `Le réseau ne répond pas : https://reseau.test/${'a'.repeat(240)}`;
  await page.route('**/api/admin/daisycon/test', (route) => route.fulfill({ status: 422, json: { message } }));
  await page.goto('/admin/daisycon');
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
