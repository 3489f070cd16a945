import { type BrowserContext, expect, type Page } from '@playwright/test';
import { adminAccount, camilleAccount, expectToast, freshEmail, signIn } from '../support/accounts';
import { answerOutside, FROM_FRANCE } from '../support/answer-outside';
import { test } from './site';

/*
 * The backend is killed in the middle of every journey, while the web server goes on: nothing typed is lost, and the
 * journey succeeds once the backend is back. All tabs of a role go through the same outage.
 */

/** A form in a tab: its values, its button, and its messages without and with the backend. */
interface Journey {
  path: string;
  open?: (page: Page) => Promise<void>;
  typed: Record<string, string>;
  send: string;
  failure: string;
  arrived: (page: Page) => Promise<void>;
}

/** Opens a tab of a signed-in user and waits for the page. */
const openTab = async (context: BrowserContext, session: Parameters<typeof signIn>[1], path: string) => {
  const page = await context.newPage();
  await signIn(page, session);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};

const expectTyped = async (page: Page, typed: Record<string, string>) => {
  for (const [label, text] of Object.entries(typed)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
};

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ context }) => {
  await answerOutside(context, FROM_FRANCE);
});

const visitorJourneys: readonly Journey[] = [
  {
    path: '/login',
    typed: { Email: camilleAccount.email, 'Mot de passe': camilleAccount.password },
    send: 'Se connecter',
    failure: 'Erreur de connexion',
    arrived: (page) => expect(page).toHaveURL('/dashboard'),
  },
  {
    path: '/register',
    typed: {
      Nom: 'Dominique Essai',
      Email: freshEmail('panne'),
      'Mot de passe': 'motdepasse-neuf',
      'Confirmer le mot de passe': 'motdepasse-neuf',
    },
    send: 'Créer mon compte',
    failure: "Erreur lors de l'inscription",
    arrived: (page) => expect(page).toHaveURL('/dashboard'),
  },
  {
    path: '/forgot-password',
    typed: { Email: camilleAccount.email },
    send: 'Envoyer le lien',
    failure: "Erreur lors de l'envoi",
    arrived: (page) => expect(page.getByText('Email envoyé !').first()).toBeVisible(),
  },
];

test('visiteur : connexion, inscription et oubli traversent une panne du serveur', async ({ browser, site }) => {
  test.slow();
  await site.mock.enter('visiteur');
  // One context each: a login in one tab takes the other tabs of its browser along.
  const tabs = await Promise.all(
    visitorJourneys.map(async (journey) => {
      const context = await browser.newContext({ baseURL: site.url, locale: 'fr-FR' });
      await answerOutside(context, FROM_FRANCE);
      const page = await context.newPage();
      await page.goto(journey.path);
      for (const [label, text] of Object.entries(journey.typed))
        await page.getByLabel(label, { exact: true }).fill(text);
      return { ...journey, page };
    }),
  );
  await site.mock.kill();
  for (const { page, send, failure, typed } of tabs) {
    await page.getByRole('button', { name: send }).click();
    await expectToast(page, failure);
    await expectTyped(page, typed);
  }
  await site.mock.start();
  for (const { page, send, arrived } of tabs) {
    await page.getByRole('button', { name: send }).click();
    await arrived(page);
    await page.context().close();
  }
});

test('membre : mission, listes et profil traversent une panne du serveur', async ({ context, site }) => {
  test.slow();
  await site.mock.enter('une-offre');
  const session = await site.mock.logIn(camilleAccount);
  const newTab = (path: string) => openTab(context, session, path);
  const mission = await newTab('/offers');
  await mission.getByRole('link', { name: /^Voir les détails/ }).click();
  await expect(mission.getByRole('button', { name: 'Participer à cette offre' })).toBeVisible();
  const profile = await newTab('/profile');
  await profile.getByLabel('Nom', { exact: true }).fill('Camille Après-Panne');
  const list = await newTab('/profile');

  await site.mock.kill();
  await mission.getByRole('button', { name: 'Participer à cette offre' }).click();
  await expectToast(mission, 'Erreur lors de la participation');
  await profile.getByRole('button', { name: 'Enregistrer' }).click();
  await expectToast(profile, 'Erreur lors de la mise à jour');
  await expect(profile.getByLabel('Nom', { exact: true })).toHaveValue('Camille Après-Panne');
  await list.getByRole('link', { name: 'Participations' }).click();
  await expect(list.getByText('Chargement impossible').first()).toBeVisible();
  // Nobody is signed out because the server is away.
  await expect(list).toHaveURL('/participations');

  await site.mock.start();
  const partner = mission.waitForEvent('popup');
  await mission.getByRole('button', { name: 'Participer à cette offre' }).click();
  await expect(mission.getByText('Vous participez à cette offre')).toBeVisible();
  await partner;
  await profile.getByRole('button', { name: 'Enregistrer' }).click();
  await expectToast(profile, 'Profil mis à jour avec succès !');
  await expect(profile.getByText('Bonjour, Camille Après-Panne')).toBeVisible();
  // One retry may mend what the other waits for: press what is still there.
  await expect(async () => {
    const retry = list.getByRole('button', { name: 'Réessayer' }).first();
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(list.getByText('Chargement impossible')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(list.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(list.getByText('Chargement impossible')).toHaveCount(0);
});

test('administration : offre, validation et réglages traversent une panne du serveur', async ({ context, site }) => {
  test.slow();
  await site.mock.enter('daisycon-configure');
  const session = await site.mock.logIn(adminAccount);
  const newTab = (path: string) => openTab(context, session, path);
  const offer = { Titre: 'Mission saisie pendant une panne', 'URL Daisycon': 'https://partenaire.example/panne' };
  const offers = await newTab('/admin/offers');
  await offers
    .getByRole('main')
    .getByRole('button', { name: /nouvelle|créer/i })
    .first()
    .click();
  const form = offers.getByRole('dialog');
  for (const [label, text] of Object.entries(offer)) await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByLabel('Pays', { exact: true }).fill('France');
  await form.getByRole('option', { name: 'France' }).first().click();
  const users = await newTab('/admin/users?validated=0');
  const validate = users.getByRole('button', { name: /^Valider/ });
  await expect(validate.first()).toBeVisible();
  const waiting = await validate.count();
  const settings = await newTab('/admin/daisycon');
  const credentials = {
    'Publisher ID': '424242',
    "Nom d'utilisateur": 'missio-panne',
    'Mot de passe': 'motdepasse-reseau',
  };
  for (const [label, text] of Object.entries(credentials)) await settings.getByLabel(label, { exact: true }).fill(text);

  await test.step('serveur arrêté : chaque écran dit son erreur et garde la saisie', async () => {
    await site.mock.kill();
    await form.getByRole('button', { name: 'Créer', exact: true }).click();
    await expectToast(offers, 'Erreur lors de la sauvegarde');
    for (const [label, text] of Object.entries(offer)) {
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await validate.first().click();
    await expectToast(users, 'Erreur lors de la validation');
    await expect(validate).toHaveCount(waiting);
    await settings.getByRole('button', { name: 'Sauvegarder' }).click();
    await expectToast(settings, 'Erreur lors de la sauvegarde');
    await expectTyped(settings, credentials);
  });
  await test.step('serveur revenu : tout aboutit', async () => {
    await site.mock.start();
    await form.getByRole('button', { name: 'Créer', exact: true }).click();
    await expectToast(offers, 'Offre créée avec succès !');
    await expect(form).toBeHidden();
    await validate.first().click();
    await expectToast(users, 'Utilisateur validé avec succès !');
    await settings.getByRole('button', { name: 'Sauvegarder' }).click();
    await expectToast(settings, 'Paramètres sauvegardés avec succès !');
  });
});
