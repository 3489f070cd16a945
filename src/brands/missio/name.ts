export const BRAND = 'Missio';
