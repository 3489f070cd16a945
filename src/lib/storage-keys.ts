/* The keys of the browser's storages that several parts know. */

/** In local storage, by the specification; the script of the prerendered pages and the measurements read them too. */
export const TOKEN_KEY = 'auth_token';
export const USER_KEY = 'user';

/** In the tab's own storage: the build that a deployment made it load anew from, once per build. */
export const RELOADED_FROM_KEY = 'missio:reloaded-from';
