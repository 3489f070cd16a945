import * as v from 'valibot';
import { expect, vi } from 'vitest';
import {
  adminAccount,
  createUser,
  createValidatedUser,
  freshEmail,
  openSession,
  PASSWORD,
} from '../e2e/support/accounts';
import { asOtherAdmin } from '../e2e/support/as-other-admin';
import { armFault, clearFaults } from '../e2e/support/mock';
import { linkMailedTo } from '../e2e/support/outbox';
import { PATIENCE } from './support/page';
import { PARTNER_PATH } from './support/site';
import { PHONE, test } from './support/test';

const Created = v.object({ data: v.object({ id: v.number() }) });

/** A mission of the partner's site. */
const createOffer = async (title: string, deeplink: string): Promise<number> =>
  v.parse(Created, await asOtherAdmin('POST', '/api/admin/offers', { title, country: 'FR', deeplink })).data.id;

test('la page d’accueil dit ce que c’est et mène à la connexion', async ({ page }) => {
  await page.open('/');
  await page.sees('heading', 'Chaque mission accomplie vous rapporte une commission.');
  await page.click('link', 'Voir les missions');
  await page.isAt('/login');
  await page.sees('heading', 'Bon retour !');
});

test('la page d’accueil rechargée reste où elle est défilée', async ({ page }) => {
  const stays = async () => {
    // A key starts the app.
    await page.tab.press('Escape');
    await vi.waitFor(async () => {
      expect(await page.tab.run(() => document.querySelectorAll('html[data-scrolled]').length)).toBe(1);
      expect(await page.tab.run(() => window.scrollY)).toBeGreaterThan(500);
    }, PATIENCE);
  };
  await page.open('/');
  await page.settles();
  await page.tab.run(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await stays();
  await page.reload();
  expect(await page.tab.run(() => window.scrollY)).toBeGreaterThan(500);
  await stays();
});

test('un lien se voit à son soulignement', async ({ page }) => {
  await page.open('/login');
  const name = 'Mot de passe oublié\u00A0?';
  await page.sees('link', name);
  const [link] = await page.tab.find('link', name);
  const line = await link?.run((element) => getComputedStyle(element).textDecorationLine);
  expect(line).toBe('underline');
});

test('se connecter : ce qui manque se dit, puis le tableau de bord s’ouvre', async ({ page }) => {
  const account = await createValidatedUser();
  await page.open('/login');
  await page.click('button', 'Se connecter');
  await page.reads('Email requis');
  await page.type('Email', account.email);
  await page.type('Mot de passe', account.password);
  await page.click('button', 'Se connecter');
  await page.isTold('Connexion réussie !');
  await page.isAt('/dashboard');
  await page.sees('heading', 'Bonjour, Dominique Essai');
});

test('s’inscrire, pays compris', async ({ page }) => {
  await page.open('/register');
  await page.type('Nom', 'Éloïse');
  const email = freshEmail('zoe').replace('missio.test', 'société.fr');
  await page.type('Email', email);
  expect(await page.value('Email')).toBe(email);
  await page.type('Mot de passe', PASSWORD);
  await page.type('Confirmer le mot de passe', PASSWORD);
  await page.click('button', 'Créer mon compte');
  await page.isTold('Inscription réussie ! Votre compte sera validé par un administrateur.');
  await page.isAt('/dashboard');
  await page.reads('Votre compte est en cours de validation');
  await page.reads(email);
});

test('participer, même si la réponse tarde, mène à la mission dans un onglet coupé de celui-ci', async ({
  page,
  site,
}) => {
  const title = 'Mission du partenaire';
  const id = await createOffer(title, site.origin + PARTNER_PATH);
  const account = await createValidatedUser();
  await page.signIn(account);
  await armFault({ method: 'POST', path: '/api/offers/*/apply', kind: 'delay', delay_ms: 800, times: 1 });
  await page.open(`/offers/${id}`);
  await page.sees('heading', title);
  await page.click('button', 'Participer à cette offre');
  await page.isTold('Participation enregistrée avec succès !');
  await page.sees('button', 'Continuer la mission');
  const partner = await page.opened();
  await partner.reads('Le site du partenaire');
  await partner.isAt(`${PARTNER_PATH}?ws=${account.user.id}`);
  expect(await partner.tab.run(() => window.opener)).toBeNull();
  await clearFaults();

  await page.open('/participations');
  await page.reads(title);
});

test('tourner les pages d’une liste, et revenir', async ({ page }) => {
  await page.signIn(await createValidatedUser());
  await page.open('/offers');
  await page.reads('Affichage de 1 à 12 sur');
  await page.click('link', 'Page 2');
  await page.isAt('/offers?page=2');
  await page.reads('Affichage de 13 à 24 sur');
  await page.tab.back();
  await page.isAt('/offers');
  await page.reads('Affichage de 1 à 12 sur');
});

test('une fenêtre se ferme par Échap ; le pays s’y choisit en tapant, et l’offre est créée', async ({ page }) => {
  await page.signIn(await openSession(adminAccount));
  await page.open('/admin/offers');
  await page.click('button', 'Créer une offre');
  await page.sees('dialog', 'Créer une offre');
  await page.tab.press('Escape');
  await page.seesNo('dialog', 'Créer une offre');
  await page.click('button', 'Créer une offre');
  await page.type('Titre', 'Mission du clavier');
  await page.type('Pays', 'Belg');
  await page.sees('option', 'Belgique');
  await page.tab.run(() => {
    // Of an input method; Safari marks the Enter that ends it by its code alone.
    for (const taken of [
      { key: 'Escape', isComposing: true },
      { key: 'Enter', keyCode: 229 },
    ]) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...taken }));
    }
  });
  expect(await page.value('Pays')).toBe('Belg');
  await page.tab.press('Enter');
  expect(await page.value('Pays')).toBe('Belgique');
  await page.type('URL Daisycon', 'https://partenaire.test/?a=1');
  await page.click('button', 'Créer');
  await page.isTold('Offre créée avec succès !');
  await page.seesNo('dialog', 'Créer une offre');
  await page.reads('Mission du clavier');

  // The browser opens a window in another tab by its address.
  const name = 'Voir Mission du clavier';
  await page.sees('link', name);
  const [details] = await page.tab.find('link', name);
  const isLeftToTheBrowser = await details?.run((link) => {
    let isLeft = false;
    const decide = (click: Event) => {
      isLeft = !click.defaultPrevented;
      click.preventDefault();
    };
    window.addEventListener('click', decide, { once: true });
    link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
    return isLeft;
  });
  expect(isLeftToTheBrowser).toBe(true);
  await page.open(v.parse(v.string(), await details?.run((link) => link.getAttribute('href'))));
  await page.sees('dialog', 'Détails de l’offre');
});

test('hors connexion, l’avis se lit, l’envoi dit son échec, et tout revient avec le réseau', async ({ page, site }) => {
  const account = await createUser();
  await page.signIn(account);
  await page.open('/profile');
  await page.sees('heading', 'Profil');
  await page.type('Nom', ' modifié');
  await page.settles();
  // What draws a message.
  await page.hasFetched('toaster');
  site.setReachable(false);
  await page.tab.setOnline(false);
  await page.reads('Vous êtes hors connexion');
  await page.click('button', 'Enregistrer');
  await page.isTold('Erreur lors de la mise à jour');
  await page.sees('button', 'Enregistrer');
  expect(await page.value('Nom')).toBe('Dominique Essai modifié');
  site.setReachable(true);
  await page.tab.setOnline(true);
  await page.readsNo('Vous êtes hors connexion');
  await page.click('button', 'Enregistrer');
  await page.isTold('Profil mis à jour avec succès !');
});

test('le lien reçu par courriel donne un nouveau mot de passe, qui ouvre la session', async ({ page }) => {
  const { email } = await createUser();
  await page.open('/forgot-password');
  await page.type('Email', email);
  await page.click('button', 'Envoyer le lien');
  await page.isTold('Email de réinitialisation envoyé !');
  await page.open(await linkMailedTo(email));
  await page.sees('heading', 'Nouveau mot de passe');
  await page.type('Nouveau mot de passe', 'un-tout-autre-secret');
  await page.type('Confirmer le mot de passe', 'un-tout-autre-secret');
  await page.click('button', 'Réinitialiser le mot de passe');
  await page.isTold('Mot de passe réinitialisé avec succès !');
  await page.isAt('/login');
  await page.sees('heading', 'Bon retour !');
  await page.type('Email', email);
  await page.type('Mot de passe', 'un-tout-autre-secret');
  await page.click('button', 'Se connecter');
  await page.isAt('/dashboard');
});

test('un message entamé survit à l’onglet, et s’efface', async ({ page }) => {
  await page.open('/contact');
  await page.settles();
  await page.type('Message', 'Un mot');
  await page.reload();
  await page.reads('Brouillon repris');
  expect(await page.value('Message')).toBe('Un mot');
  await page.click('button', 'Effacer');
  await page.readsNo('Brouillon repris');
  expect(await page.value('Message')).toBe('');
});

test('Retour après la déconnexion ne montre plus rien du compte', async ({ page }) => {
  const account = await createValidatedUser({ name: 'Ada Partie' });
  await page.signIn(account);
  await page.open('/dashboard');
  await page.sees('heading', 'Bonjour, Ada Partie');
  // Another document: WebKit keeps the first as it was, and shows it again on the second Back.
  await page.open('/profile');
  await page.sees('heading', 'Profil');
  await page.settles();
  await page.click('button', 'Déconnexion');
  await page.isAt('/login');
  await page.sees('heading', 'Bon retour !');
  await page.tab.back();
  await page.isAt('/login');
  await page.sees('heading', 'Bon retour !');
  expect(await page.text()).not.toContain('Ada Partie');
  // Firefox's driver loses a page that the browser has kept.
  if (process.env.TESTED_BROWSER !== 'webkit') return;
  await page.leaveBack();
  await page.isAt('/login');
  await page.sees('heading', 'Bon retour !');
  expect(await page.text()).not.toContain('Ada Partie');
});

test('le menu du téléphone se ferme par Échap, et mène ailleurs', async ({ page }) => {
  await page.tab.resize(PHONE);
  await page.open('/');
  await page.click('button', 'Menu');
  await page.sees('navigation', 'Menu');
  await page.tab.press('Escape');
  await page.seesNo('navigation', 'Menu');
  await page.click('button', 'Menu');
  await page.sees('navigation', 'Menu');
  await page.click('link', 'Contact');
  await page.isAt('/contact');
  await page.sees('heading', 'Contact');
  await page.seesNo('navigation', 'Menu');
});
