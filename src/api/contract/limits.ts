/* Numbers of the specification's section 9 and of the contract that client and server share; each stands here once. */

/** Fewest characters of a person's name. */
export const MIN_NAME_LENGTH = 2;
/** Fewest characters of a new password. */
export const MIN_PASSWORD_LENGTH = 8;
/** Fewest characters of the password of the affiliate network. */
export const MIN_SETTINGS_PASSWORD_LENGTH = 6;
/** Fewest characters of an offer's title. */
export const MIN_TITLE_LENGTH = 3;
/** Fewest characters of an offer's description, where it has one. */
export const MIN_DESCRIPTION_LENGTH = 10;
/** The country of whoever none is known of. */
export const DEFAULT_COUNTRY = 'FR';
/** The currency of an amount that names none. */
export const DEFAULT_CURRENCY = 'EUR';
/** How many offers the dashboard shows. */
export const DASHBOARD_OFFERS = 3;
/** How many participations the dashboard shows. */
export const DASHBOARD_PARTICIPATIONS = 5;
/** The hour of the nightly synchronisation with the affiliate network, in Paris. */
export const NIGHTLY_SYNC_HOUR = 2;
/** Largest page that a list call accepts. */
export const MAX_PER_PAGE = 100;
/** Largest request body, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** Euros earned per approved participation. */
export const COMMISSION_EUR = 1;
