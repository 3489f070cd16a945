/** How numbers and dates are written, wherever the browser is. */
export const LOCALE = 'fr-FR';

/** Where every day and hour that the product names is. */
export const TIME_ZONE = 'Europe/Paris';
