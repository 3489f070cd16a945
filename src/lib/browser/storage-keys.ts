/** Fixed by the specification, section 9. */
export const TOKEN_KEY = 'auth_token';
export const USER_KEY = 'user';

/** A cookie: single keys of the administration are switched off. */
export const NO_SHORTCUTS_COOKIE = 'missio_no_shortcuts';

/** Session storage: the build that was reloaded from. */
export const RELOADED_FROM_KEY = 'missio:reloaded-from';
