import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NEVER_MS } from '../../../mock-server/scenarios/scenario';
import { gate } from '../../e2e/support/gate';
import {
  openSettings,
  password,
  press,
  publisher,
  SAVED,
  SETTINGS,
  SYNC,
  saveCredentials,
  syncCard,
  synchronise,
  TEST,
  testConnection,
  username,
} from '../support/network-screen';
import { openApp } from '../support/open-app';
import { confirmation, heading, textsOf } from '../support/parts';
import { createTabHistory } from '../support/tab-history';
import { TestBackend } from '../support/test-backend';
import { PHONE, resize } from '../support/viewports';

const settingsAnswer = (publisher_id: string, name: string) =>
  Response.json({
    settings: { publisher_id, username: name },
    sync_info: { last_sync: null, last_sync_count: 0 },
  });

test('sa propre sauvegarde n’est jamais celle de quelqu’un d’autre, même si le serveur écrit autrement', async () => {
  const { backend } = openSettings();
  let settings = { publisher_id: '', username: '' };
  let reads = 0;
  backend.answer(SETTINGS, async (request) => {
    if (request.method === 'GET') {
      reads += 1;
      return settingsAnswer(settings.publisher_id, settings.username);
    }
    const sent = await request.json();
    settings = { publisher_id: sent.publisher_id, username: sent.username.toUpperCase() };
    return Response.json({});
  });
  await saveCredentials('missio-editeur', 'premier-secret');
  await expect.element(password).toHaveValue('');
  await saveCredentials('missio-editeur', 'second-secret');
  await expect.element(password).toHaveValue('');
  expect(backend.bodiesSentTo(SETTINGS)).toHaveLength(2);

  // Somebody else's still is: once for the screen, and before and after each save, they have been read.
  await expect.poll(() => reads).toBe(5);
  settings = { publisher_id: '111111', username: 'AUTRE' };
  await saveCredentials('missio-editeur', 'troisieme-secret');
  await expect.element(confirmation).toHaveTextContent('nom d’utilisateur : AUTRE');
  expect(backend.bodiesSentTo(SETTINGS)).toHaveLength(2);
  await confirmation.getByRole('button', { name: 'Oui' }).click();
  await expect.element(password).toHaveValue('');
  expect(backend.bodiesSentTo(SETTINGS)).toHaveLength(3);
});

test('une sauvegarde dont la réponse se perd se refait, sans passer pour celle de quelqu’un d’autre', async () => {
  const { backend, app } = openSettings();
  let isLost = false;
  backend.answer(SETTINGS, async (request, next) => {
    if (request.method !== 'POST' || isLost) return next();
    isLost = true;
    await next();
    throw new TypeError('Failed to fetch');
  });
  await saveCredentials('missio-editeur', 'premier-secret');
  await expect.element(page.getByRole('form').getByRole('alert')).toHaveTextContent(/^Erreur lors de la sauvegarde$/);
  await saveCredentials('missio-annonceur', 'premier-secret');
  await app.isTold(SAVED);
  expect(backend.bodiesSentTo(SETTINGS)).toMatchObject([
    { username: 'missio-editeur' },
    { username: 'missio-annonceur' },
  ]);
});

test('un nombre de transactions que le serveur ne dit pas est un tiret', async () => {
  const { backend } = openSettings();
  const settings = { publisher_id: '1', username: 'u' };
  backend.answer(SETTINGS, () => Response.json({ settings, sync_info: { last_sync: null, last_sync_count: null } }));
  await expect.poll(() => textsOf(syncCard.getByRole('definition'))).toEqual(['Jamais', '—']);
});

test('ce qu’une relecture apporte remplace ce que personne n’a touché, et rien d’autre', async () => {
  const { backend } = openSettings();
  let settings = { publisher_id: '482190', username: 'ancien' };
  let reads = 0;
  backend.answer(SETTINGS, (request) => {
    if (request.method !== 'GET') return Response.json({});
    reads += 1;
    return settingsAnswer(settings.publisher_id, settings.username);
  });
  backend.answer(SYNC, () => Response.json({ message: 'Tout est synchronisé.' }));
  await expect.element(username).toHaveValue('ancien');

  settings = { publisher_id: '111111', username: 'nouveau' };
  await synchronise();
  await expect.element(username).toHaveValue('nouveau');
  await expect.element(publisher).toHaveValue('111111');
  // Nobody has changed them since the form shows them: there is nothing to ask.
  await password.fill('secret');
  await press('Sauvegarder');
  await expect.element(password).toHaveValue('');
  expect(backend.bodiesSentTo(SETTINGS)).toHaveLength(1);

  await username.fill('en cours de saisie');
  settings = { publisher_id: '222222', username: 'encore un autre' };
  const before = reads;
  await synchronise();
  await expect.poll(() => reads).toBeGreaterThan(before);
  await expect.element(syncCard.getByRole('button', { name: 'Synchroniser les offres' })).toBeEnabled();
  await expect.element(username).toHaveValue('en cours de saisie');
});

test('ce qui est saisi pendant la sauvegarde reste', async () => {
  const { backend, app } = openSettings();
  const { open: save, opened: mayBeSaved } = gate();
  backend.answer(SETTINGS, async (request, next) => {
    if (request.method === 'POST') await mayBeSaved;
    return next();
  });
  await saveCredentials('missio-editeur', 'premier-secret');
  await expect.element(page.getByRole('button', { name: 'Sauvegarde...' })).toBeVisible();
  await username.fill('missio-annonceur');
  save();
  await app.isTold(SAVED);
  await expect.element(username).toHaveValue('missio-annonceur');
  await expect.element(password).toHaveValue('');
});

test('une relecture qui ne vient pas ne retient pas la sauvegarde suivante', async () => {
  const { backend } = openSettings();
  await expect.element(publisher).toBeVisible();
  backend.armFault({ method: 'GET', path: SETTINGS, delay_ms: NEVER_MS, times: 99 });
  for (const secret of ['premier-secret', 'second-secret']) {
    await saveCredentials('missio-editeur', secret);
    await expect.element(password).toHaveValue('');
  }
  expect(backend.bodiesSentTo(SETTINGS)).toHaveLength(2);
});

test('quitter l’écran pendant la relecture : rien n’est demandé ailleurs, rien n’est envoyé', async () => {
  const { backend, app } = openSettings();
  await expect.element(publisher).toBeEnabled();
  const { open: answer, opened: mayAnswer } = gate();
  backend.answer(SETTINGS, async () => {
    await mayAnswer;
    return settingsAnswer('111111', 'AUTRE');
  });
  const before = backend.calls.length;
  await saveCredentials('missio-editeur', 'premier-secret');
  await expect.poll(() => backend.calls.slice(before).some(({ path }) => path === SETTINGS)).toBe(true);
  await page.getByRole('link', { name: 'Utilisateurs' }).click();
  await expect.element(heading('Gestion des utilisateurs')).toBeVisible();
  answer();
  // Whatever the answer brings about is drawn by then.
  await page.getByRole('searchbox').fill('camille');
  await app.isAt(/search=camille/);
  await expect.element(confirmation).not.toBeInTheDocument();
  expect(backend.bodiesSentTo(SETTINGS)).toEqual([]);
});

test('le résultat d’un test des anciens identifiants ne paraît pas après leur remplacement', async () => {
  const { backend, app } = openSettings();
  await saveCredentials('missio-editeur', 'premier-secret');
  await app.isTold(SAVED);
  const { open: answer, opened: mayAnswer } = gate();
  backend.answer(TEST, async () => {
    await mayAnswer;
    return Response.json({ message: 'Les anciens identifiants conviennent.' });
  });
  await testConnection();
  await saveCredentials('missio-autre', 'second-secret');
  await expect.element(password).toHaveValue('');
  answer();
  await app.isTold('Connexion réussie !');
  await expect.element(page.getByText('Les anciens identifiants conviennent.')).not.toBeInTheDocument();
});

test('une session perdue pendant la relecture : le mot de passe n’est pas envoyé', async () => {
  const { backend, app } = openSettings();
  await expect.element(publisher).toBeEnabled();
  backend.answer(SETTINGS, () => Response.json({ message: 'Non' }, { status: 401 }));
  await saveCredentials('missio-editeur', 'premier-secret');
  await app.isAt('/login');
  await expect.element(heading('Bon retour !')).toBeVisible();
  expect(backend.bodiesSentTo(SETTINGS)).toEqual([]);
});

test('revenir en arrière retire la question, et rien n’est envoyé', async () => {
  const backend = new TestBackend('admin');
  const app = openApp('/admin/users', { backend, history: createTabHistory('/admin/users') });
  await page.getByRole('link', { name: 'Daisycon' }).click();
  await expect.element(publisher).toBeEnabled();
  backend.answer(SETTINGS, () => settingsAnswer('111111', 'AUTRE'));
  await saveCredentials('missio-editeur', 'premier-secret');
  await expect.element(confirmation).toHaveTextContent('AUTRE');
  app.goBack();
  await expect.element(heading('Gestion des utilisateurs')).toBeVisible();
  await expect.element(confirmation).not.toBeInTheDocument();
  expect(backend.bodiesSentTo(SETTINGS)).toEqual([]);
});

test('un identifiant saisi et quitté se confirme ; ce qu’un gestionnaire de mots de passe a rempli, non', async () => {
  const { app } = openSettings();
  const leave = page.getByRole('link', { name: 'Utilisateurs' });
  const users = heading('Gestion des utilisateurs');
  await expect.element(password).toBeVisible();
  const fillIn = (value: string) => {
    const element = password.element();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  fillIn('secret-du-gestionnaire');
  await leave.click();
  await expect.element(users).toBeVisible();

  await page.getByRole('link', { name: 'Daisycon' }).click();
  await expect.element(password).toBeVisible();
  fillIn('secret-du-gestionnaire');
  await userEvent.type(password, '-retouche');
  await leave.click();
  await confirmation.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(password).toHaveValue('secret-du-gestionnaire-retouche');
  await publisher.fill('482190');
  await leave.click();
  await confirmation.getByRole('button', { name: 'Oui' }).click();
  await expect.element(users).toBeVisible();
  app.goBack();
  await expect.element(publisher).not.toHaveValue('482190');
});

test('la saisie de la page survit à l’onglet, jamais le mot de passe', async () => {
  const { app } = openSettings();
  await username.fill('missio-nouveau');
  await password.fill('secret-saisi');
  await press('Afficher le mot de passe');
  await userEvent.type(password, '-et-vu');
  await expect.element(password).toHaveValue('secret-saisi-et-vu');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret');
  app.reload();
  await expect.element(username).toHaveValue('missio-nouveau');
  await expect.element(password).toHaveValue('');
});

test('un long message d’un seul mot du serveur reste dans l’écran', async () => {
  await resize(PHONE);
  const { backend } = openSettings();
  const message = `Le réseau ne répond pas : https://reseau.test/${'a'.repeat(240)}`;
  backend.answer(TEST, () => Response.json({ message }, { status: 422 }));
  await testConnection();
  await expect.element(page.getByRole('main').getByText(message)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(PHONE.width);
});
