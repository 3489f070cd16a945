/** What stands, or is read out, where something is still on its way. */
export const LOADING = 'Chargement…';

/** What is read out of a list that has come without a row. */
export const NO_RESULT = 'Aucun résultat';

/** What a place says that could not be filled: a list without its rows, a window without its code. */
export const LOAD_FAILURE = 'Chargement impossible';

/** What is said where a screen, or the whole app, broke. */
export const UNEXPECTED_ERROR = 'Une erreur inattendue est survenue. Rien de ce que vous avez enregistré n’est perdu.';

/** What is said where a file of the app could not be had. */
export const MISSING_PART =
  'Une partie de l’application n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.';
