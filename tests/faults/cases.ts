import { type CallName, clientCalls } from '~/api/contract/client-calls';
import { LOAD_FAILURE, LOGIN_FAILURE, LOGIN_UNREADABLE, OFFER_NOT_FOUND } from '~/content/shared-texts';
import { LOGIN_REFUSED } from '~/features/auth/login-contract';
import type { ScenarioName } from '../../mock-server/scenarios/scenarios';
import { choose, fill, follow, press, pressFirst } from './actions';

/** How a call failed, as the client sees it; `message` is the server's own, where it can be read. */
export interface Failure {
  kind: 'network' | 'unreadable' | 'refused';
  status: number | null;
  message: string | null;
  /** It came as a 2xx that says `success: false`. */
  isFalseSuccess: boolean;
}

/** A screen that makes a call, and what it must say when the call fails. */
export interface Case {
  scenario: ScenarioName;
  path: string;
  /** The user's actions that make the call; a read needs none beyond opening the page. */
  act?: () => Promise<void>;
  /** The sentences that must then be readable (specification, section 8). */
  says: (failure: Failure) => string[];
  /** The page that the failure leads to, when it is another one. */
  leadsTo?: (failure: Failure) => string | undefined;
  /** The page that `act` opens before it makes the call. */
  staysOn?: RegExp;
  /** The answer to make faults from, where the backend in memory would refuse the call. */
  goodAnswer?: { status: number; text: string };
  /** Whether a readable answer counts as a failure because of its content. */
  refusesContent?: (json: unknown) => boolean;
}

/** The server's message, else the sentence of the catalogue. */
const serverOr =
  (text: string) =>
  ({ message }: Failure) => [message ?? text];
/** The sentence of the catalogue, whatever the server says. */
const always =
  (...sentences: string[]) =>
  () =>
    sentences;

const RETRY = 'Réessayer';

const hasOpenableLink = (json: unknown): boolean => {
  if (typeof json !== 'object' || json === null || !('deeplink' in json)) return true;
  const { deeplink } = json;
  // An empty one is none: there is nothing to open.
  return (
    typeof deeplink !== 'string' ||
    deeplink === '' ||
    (URL.canParse(deeplink) && /^https?:$/.test(new URL(deeplink).protocol))
  );
};

const fillRegistration = async () => {
  await fill('Nom', 'Dominique Essai');
  await fill('Email', 'dominique@missio.test');
  await fill('Mot de passe', 'motdepasse-neuf');
  await fill('Confirmer le mot de passe', 'motdepasse-neuf');
  await press('Créer mon compte');
};

/** The screens that make each call. A call that is added to the contract does not compile until it has a case. */
export const cases: Record<CallName, readonly Case[]> = {
  me: [
    // Whatever goes wrong at the start ends the session without a word (specification, section 4).
    { scenario: 'nominal', path: '/dashboard', says: always('Bon retour !'), leadsTo: () => '/login' },
  ],
  login: [
    {
      scenario: 'visiteur',
      path: '/login',
      act: async () => {
        await fill('Email', 'camille@missio.test');
        await fill('Mot de passe', 'motdepasse-user');
        await press('Se connecter');
      },
      says: ({ kind, message }) => {
        if (message !== null) return [message];
        return kind === 'refused' ? [LOGIN_FAILURE, LOGIN_REFUSED] : [LOGIN_FAILURE, LOGIN_UNREADABLE];
      },
    },
  ],
  register: [
    { scenario: 'visiteur', path: '/register', act: fillRegistration, says: serverOr(clientCalls.register.failure) },
  ],
  logout: [
    {
      scenario: 'nominal',
      path: '/profile',
      act: () => press('Déconnexion'),
      says: always('Bon retour !'),
      leadsTo: () => '/login',
    },
  ],
  forgotPassword: [
    {
      scenario: 'visiteur',
      path: '/forgot-password',
      act: async () => {
        await fill('Email', 'camille@missio.test');
        await press('Envoyer le lien');
      },
      says: serverOr(clientCalls.forgotPassword.failure),
    },
  ],
  resetPassword: [
    {
      scenario: 'visiteur',
      path: '/reset-password?token=essai&email=camille%40missio.test',
      act: async () => {
        await fill('Nouveau mot de passe', 'motdepasse-neuf');
        await fill('Confirmer le mot de passe', 'motdepasse-neuf');
        await press('Réinitialiser le mot de passe');
      },
      goodAnswer: { status: 200, text: '{"message":"C’est fait."}' },
      says: serverOr(clientCalls.resetPassword.failure),
    },
  ],
  location: [
    { scenario: 'nominal', path: '/offers', says: always(clientCalls.location.failure) },
    { scenario: 'nominal', path: '/profile', says: always(clientCalls.location.failure) },
  ],
  listOffers: [
    { scenario: 'nominal', path: '/offers', says: always(LOAD_FAILURE, RETRY) },
    { scenario: 'nominal', path: '/dashboard', says: always(LOAD_FAILURE, RETRY) },
  ],
  getOffer: [
    {
      scenario: 'nominal',
      path: '/offers/1',
      says: ({ status, isFalseSuccess }) => [
        status === 404 || isFalseSuccess ? OFFER_NOT_FOUND : clientCalls.getOffer.failure,
      ],
      leadsTo: ({ status }) => (status === 404 ? undefined : '/offers'),
    },
  ],
  applyToOffer: [
    {
      scenario: 'une-offre',
      path: '/offers',
      act: async () => {
        await follow(/^Voir les détails/);
        await press('Participer à cette offre');
      },
      says: serverOr(clientCalls.applyToOffer.failure),
      staysOn: /^\/offers\/\d+$/,
      refusesContent: (json) => !hasOpenableLink(json),
    },
  ],
  listParticipations: [
    { scenario: 'nominal', path: '/participations', says: always(LOAD_FAILURE, RETRY) },
    { scenario: 'nominal', path: '/dashboard', says: always(LOAD_FAILURE, RETRY) },
    { scenario: 'nominal', path: '/offers/1', says: always('nous ne savons pas si vous participez déjà', RETRY) },
  ],
  sold: [{ scenario: 'nominal', path: '/participations', says: always(RETRY) }],
  updateProfile: [
    {
      scenario: 'nominal',
      path: '/profile',
      act: async () => {
        await fill('Nom', 'Camille Autrement');
        await press('Enregistrer');
      },
      says: serverOr(clientCalls.updateProfile.failure),
    },
  ],
  adminListUsers: [
    { scenario: 'admin', path: '/admin/users', says: always(clientCalls.adminListUsers.failure, RETRY) },
    { scenario: 'admin', path: '/admin', says: always(RETRY) },
  ],
  adminValidateUser: [
    {
      scenario: 'admin',
      path: '/admin/users',
      act: () => pressFirst(/^Valider/),
      says: always(clientCalls.adminValidateUser.failure),
    },
  ],
  adminListOffers: [
    { scenario: 'admin', path: '/admin/offers', says: always(clientCalls.adminListOffers.failure, RETRY) },
    { scenario: 'admin', path: '/admin', says: always(RETRY) },
  ],
  adminCreateOffer: [
    {
      scenario: 'admin',
      path: '/admin/offers',
      act: async () => {
        await pressFirst(/nouvelle|créer/i);
        await fill('Titre', 'Mission d’essai');
        await choose('Pays', 'France');
        await fill('URL Daisycon', 'https://partenaire.example/essai');
        await press('Créer');
      },
      says: always(clientCalls.adminUpdateOffer.failure),
    },
  ],
  adminUpdateOffer: [
    {
      scenario: 'admin',
      path: '/admin/offers',
      act: async () => {
        await follow(/^Modifier/);
        await fill('Titre', 'Mission renommée');
        await press('Sauvegarder');
      },
      says: always(clientCalls.adminUpdateOffer.failure),
    },
  ],
  adminDeleteOffer: [
    {
      scenario: 'admin',
      path: '/admin/offers',
      act: async () => {
        await pressFirst(/^Supprimer/);
        await press('Oui');
      },
      says: always(clientCalls.adminDeleteOffer.failure),
    },
  ],
  adminListParticipations: [
    { scenario: 'admin', path: '/admin/participations', says: always(LOAD_FAILURE, RETRY) },
    { scenario: 'admin', path: '/admin', says: always(RETRY) },
  ],
  networkSettings: [
    {
      scenario: 'daisycon-configure',
      path: '/admin/daisycon',
      says: always(clientCalls.networkSettings.failure, RETRY),
    },
  ],
  saveNetworkSettings: [
    {
      scenario: 'daisycon-configure',
      path: '/admin/daisycon',
      act: async () => {
        await fill('Publisher ID', '123456');
        await fill("Nom d'utilisateur", 'missio');
        await fill('Mot de passe', 'motdepasse-reseau');
        await press('Sauvegarder');
      },
      says: serverOr(clientCalls.adminUpdateOffer.failure),
    },
  ],
  testNetwork: [
    {
      scenario: 'daisycon-configure',
      path: '/admin/daisycon',
      act: () => press('Tester la connexion'),
      says: serverOr(clientCalls.testNetwork.failure),
    },
  ],
  syncNetwork: [
    {
      scenario: 'daisycon-configure',
      path: '/admin/daisycon',
      act: () => press('Synchroniser les offres'),
      // What there is left to synchronise depends on the silent one before.
      goodAnswer: { status: 200, text: '{"message":"Synchronisation réussie."}' },
      says: serverOr(clientCalls.syncNetwork.failure),
    },
    // The silent synchronisation when the area opens: its failure is not shown.
    { scenario: 'admin', path: '/admin', says: always() },
  ],
};
