/** Numbers of the specification's section 9 and of the contract that client and server share; each stands here once. */
export const MIN_NAME_LENGTH = 2;
export const MIN_PASSWORD_LENGTH = 8;
export const MIN_SETTINGS_PASSWORD_LENGTH = 6;
export const MIN_TITLE_LENGTH = 3;
export const MIN_DESCRIPTION_LENGTH = 10;
export const DEFAULT_COUNTRY = 'FR';
export const DASHBOARD_OFFERS = 3;
export const DASHBOARD_PARTICIPATIONS = 5;
/** The hour of the nightly synchronisation with the affiliate network, in Paris. */
export const NIGHTLY_SYNC_HOUR = 2;
/** Largest page that a list call accepts. */
export const MAX_PER_PAGE = 100;
/** Largest request body, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** Euros earned per approved participation. */
export const COMMISSION_EUR = 1;
