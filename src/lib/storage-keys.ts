/*
 * The keys of local storage that the specification names, and no others. Apart from the credentials: the script of the
 * prerendered pages and the measurements know them too.
 */
export const TOKEN_KEY = 'auth_token';
export const USER_KEY = 'user';
