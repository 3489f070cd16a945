/** Fixed by the specification, section 9. */
export const COMMISSION_TEXT = '1€';

export const LOADING = 'Chargement…';

export const NO_RESULT = 'Aucun résultat';

export const LOAD_FAILURE = 'Chargement impossible';

export const UNEXPECTED_ERROR = 'Une erreur inattendue est survenue. Rien de ce que vous avez enregistré n’est perdu.';

export const CHUNK_LOAD_FAILURE =
  'Une partie de l’application n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.';
