export const BRAND = 'Missio';

export const pageTitle = (title: string): string => `${title} · ${BRAND}`;
