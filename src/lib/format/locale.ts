export const LOCALE = 'fr-FR';

export const TIME_ZONE = 'Europe/Paris';
