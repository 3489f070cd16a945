import { sessionFailures, sessionSuccesses } from './session-messages';

/** The text of a failed call when the server's message is missing or unusable. */
export const failureMessages = {
  ...sessionFailures,
  register: "Erreur lors de l'inscription",
  forgotPassword: "Erreur lors de l'envoi",
  resetPassword: 'Erreur lors de la réinitialisation',
  location: 'Impossible de récupérer le pays',
  offerNotFound: 'Offre non trouvée',
  offer: "Erreur lors du chargement de l'offre",
  apply: 'Erreur lors de la participation',
  profile: 'Erreur lors de la mise à jour',
  users: 'Erreur lors du chargement des utilisateurs',
  validateUser: 'Erreur lors de la validation',
  offers: 'Erreur lors du chargement des offres',
  save: 'Erreur lors de la sauvegarde',
  deletion: 'Erreur lors de la suppression',
  settings: 'Erreur lors du chargement des paramètres',
  connectionTest: 'Erreur de connexion',
  sync: 'Erreur lors de la synchronisation',
} as const;

export const tooManyAttempts = (seconds: number | undefined): string => {
  if (seconds === undefined) return 'Trop de tentatives. Réessayez dans quelques instants.';
  return `Trop de tentatives. Réessayez dans ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}.`;
};

/** What a write that succeeded says. */
export const successMessages = {
  ...sessionSuccesses,
  register: 'Inscription réussie ! Votre compte sera validé par un administrateur.',
  forgotPassword: 'Email de réinitialisation envoyé !',
  resetPassword: 'Mot de passe réinitialisé avec succès !',
  applied: 'Participation enregistrée avec succès !',
  redirecting: 'Redirection vers votre mission...',
  profile: 'Profil mis à jour avec succès !',
  userValidated: 'Utilisateur validé avec succès !',
  offerUpdated: 'Offre modifiée avec succès !',
  offerCreated: 'Offre créée avec succès !',
  offerDeleted: 'Offre supprimée avec succès !',
  settingsSaved: 'Paramètres sauvegardés avec succès !',
  connectionTest: 'Connexion réussie !',
} as const;
