/** Apart from the other messages: the app says these even if the contract's code cannot be loaded. */
export const sessionFailures = {
  login: 'Erreur de connexion',
  loginRefused: 'Échec de connexion. Vérifiez vos identifiants.',
  loginUnreadable: 'Une erreur est survenue. Merci de réessayer plus tard.',
  sessionExpired: 'Votre session a expiré. Veuillez vous reconnecter.',
} as const;

export const sessionSuccesses = {
  login: 'Connexion réussie !',
  logout: 'Déconnexion réussie',
} as const;
