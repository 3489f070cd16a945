import {
  type Reader,
  readApplication,
  readChangedUser,
  readDone,
  readLocation,
  readLogin,
  readMe,
  readNetworkSettings,
  readOffer,
  readOffers,
  readParticipations,
  readRegistration,
  readSold,
  readUsers,
} from './readers';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the client needs to know of a call; `strict/calls.ts` has all that the contract says of it. */
export interface ClientCall {
  method: Method;
  path: `/api/${string}`;
  /** How a success is read. */
  read: Reader<unknown>;
  /**
   * The text when the server's message is missing or unusable. Without it the failure is only logged, and the screen
   * offers a retry.
   */
  failure?: string;
  /** What a write that succeeded says. */
  success?: string;
}

const SAVE_FAILURE = 'Erreur lors de la sauvegarde';

/** In the order of the specification's section 7. The texts of a failed login: `features/auth/login-contract.ts`. */
export const clientCalls = {
  me: { method: 'GET', path: '/api/me', read: readMe },
  login: { method: 'POST', path: '/api/auth/login', read: readLogin, success: 'Connexion réussie !' },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    read: readRegistration,
    failure: "Erreur lors de l'inscription",
    success: 'Inscription réussie ! Votre compte sera validé par un administrateur.',
  },
  logout: { method: 'POST', path: '/api/logout', read: readDone },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    read: readDone,
    failure: "Erreur lors de l'envoi",
    success: 'Email de réinitialisation envoyé !',
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    read: readDone,
    failure: 'Erreur lors de la réinitialisation',
    success: 'Mot de passe réinitialisé avec succès !',
  },
  location: { method: 'GET', path: '/api/location', read: readLocation, failure: 'Impossible de récupérer le pays' },
  listOffers: { method: 'GET', path: '/api/offers', read: readOffers },
  getOffer: {
    method: 'GET',
    path: '/api/offers/{id}',
    read: readOffer,
    failure: "Erreur lors du chargement de l'offre",
  },
  applyToOffer: {
    method: 'POST',
    path: '/api/offers/{id}/apply',
    read: readApplication,
    failure: 'Erreur lors de la participation',
    success: 'Participation enregistrée avec succès !',
  },
  listParticipations: { method: 'GET', path: '/api/participations', read: readParticipations },
  sold: { method: 'GET', path: '/api/get/user/sold', read: readSold },
  updateProfile: {
    method: 'PUT',
    path: '/api/profile',
    read: readChangedUser,
    failure: 'Erreur lors de la mise à jour',
    success: 'Profil mis à jour avec succès !',
  },
  adminListUsers: {
    method: 'GET',
    path: '/api/admin/users',
    read: readUsers,
    failure: 'Erreur lors du chargement des utilisateurs',
  },
  adminValidateUser: {
    method: 'PATCH',
    path: '/api/admin/users/{id}/validate',
    read: readChangedUser,
    failure: 'Erreur lors de la validation',
    success: 'Utilisateur validé avec succès !',
  },
  adminListOffers: {
    method: 'GET',
    path: '/api/admin/offers',
    read: readOffers,
    failure: 'Erreur lors du chargement des offres',
  },
  adminCreateOffer: {
    method: 'POST',
    path: '/api/admin/offers',
    read: readDone,
    failure: SAVE_FAILURE,
    success: 'Offre créée avec succès !',
  },
  adminUpdateOffer: {
    method: 'PUT',
    path: '/api/admin/offers/{id}',
    read: readDone,
    failure: SAVE_FAILURE,
    success: 'Offre modifiée avec succès !',
  },
  adminDeleteOffer: {
    method: 'DELETE',
    path: '/api/admin/offers/{id}',
    read: readDone,
    failure: 'Erreur lors de la suppression',
    success: 'Offre supprimée avec succès !',
  },
  adminListParticipations: { method: 'GET', path: '/api/admin/participations', read: readParticipations },
  networkSettings: {
    method: 'GET',
    path: '/api/admin/daisycon/settings',
    read: readNetworkSettings,
    failure: 'Erreur lors du chargement des paramètres',
  },
  saveNetworkSettings: {
    method: 'POST',
    path: '/api/admin/daisycon/settings',
    read: readDone,
    failure: SAVE_FAILURE,
    success: 'Paramètres sauvegardés avec succès !',
  },
  testNetwork: {
    method: 'POST',
    path: '/api/admin/daisycon/test',
    read: readDone,
    failure: 'Erreur de connexion',
    success: 'Connexion réussie !',
  },
  syncNetwork: {
    method: 'POST',
    path: '/api/admin/daisycon/sync',
    read: readDone,
    failure: 'Erreur lors de la synchronisation',
  },
} as const satisfies Record<string, ClientCall>;

const SECONDS_PER_MINUTE = 60;

const formatWait = (seconds: number): string => {
  if (seconds > 2 * SECONDS_PER_MINUTE) return `${Math.ceil(seconds / SECONDS_PER_MINUTE)} minutes`;
  return `${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}`;
};

/** The text of a call that came too often. */
export const tooManyAttempts = (seconds: number | undefined): string =>
  `Trop de tentatives. Réessayez dans ${seconds === undefined ? 'quelques instants' : formatWait(seconds)}.`;

export type CallName = keyof typeof clientCalls;

export type CallAnswer<TName extends CallName> = Exclude<
  ReturnType<(typeof clientCalls)[TName]['read']>['value'],
  undefined
>;
