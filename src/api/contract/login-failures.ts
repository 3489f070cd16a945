/**
 * What a failed login says. Kept in its own file because the form must be able to say it when the rest of the contract, which it fetches only
 * when it is touched, could not be had either.
 */
export const loginFailures = {
  login: 'Erreur de connexion',
  loginRefused: 'Échec de connexion. Vérifiez vos identifiants.',
  loginUnreadable: 'Une erreur est survenue. Merci de réessayer plus tard.',
} as const;
