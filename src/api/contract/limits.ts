/* Numbers of the specification's section 9 that client and server share. */

export const MIN_NAME_LENGTH = 2;
export const MIN_PASSWORD_LENGTH = 8;
export const MIN_SETTINGS_PASSWORD_LENGTH = 6;
export const MIN_TITLE_LENGTH = 3;
export const MIN_DESCRIPTION_LENGTH = 10;
export const DEFAULT_COUNTRY = 'FR';
export const DEFAULT_CURRENCY = 'EUR';
export const DASHBOARD_OFFERS = 3;
export const DASHBOARD_PARTICIPATIONS = 5;
/** The hour of the nightly synchronisation, in Paris. */
export const NIGHTLY_SYNC_HOUR = 2;
export const MAX_PER_PAGE = 100;
export const MAX_BODY_BYTES = 1024 * 1024;
export const COMMISSION_EUR = 1;
