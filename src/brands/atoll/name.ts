export const BRAND = 'Atoll';
