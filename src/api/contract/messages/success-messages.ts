import { sessionSuccesses } from './session-messages';

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
