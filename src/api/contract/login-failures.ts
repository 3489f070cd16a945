/**
 * A separate file: the form must show these when the rest of the contract, which it loads on first use, cannot be
 * loaded.
 */
export const loginFailures = {
  login: 'Erreur de connexion',
  loginRefused: 'Échec de connexion. Vérifiez vos identifiants.',
  loginUnreadable: 'Une erreur est survenue. Merci de réessayer plus tard.',
} as const;
