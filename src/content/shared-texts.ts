/** Fixed by the specification, section 9. */
export const COMMISSION_TEXT = '1€';

export const LOADING = 'Chargement…';

export const NO_RESULT = 'Aucun résultat';

export const LOAD_FAILURE = 'Chargement impossible';

export const LOGIN_FAILURE = 'Erreur de connexion';

export const LOGIN_UNREADABLE = 'Une erreur est survenue. Merci de réessayer plus tard.';

export const LOGGED_OUT = 'Déconnexion réussie';

export const SESSION_EXPIRED = 'Votre session a expiré. Veuillez vous reconnecter.';

export const OFFER_NOT_FOUND = 'Offre non trouvée';

export const REDIRECTING = 'Redirection vers votre mission...';

export const UNEXPECTED_ERROR = 'Une erreur inattendue est survenue. Rien de ce que vous avez enregistré n’est perdu.';

export const CHUNK_LOAD_FAILURE =
  'Une partie de l’application n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.';
