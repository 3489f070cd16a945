/** What a place says that could not be filled: a list without its rows, a window without its code. */
export const LOAD_FAILURE = 'Chargement impossible';
