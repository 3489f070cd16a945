/** The product's name. */
export const BRAND = 'Missio';

/** A page's document title. */
export const pageTitle = (title: string): string => `${title} · ${BRAND}`;
