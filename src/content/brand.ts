import { BRAND } from '~brand/name';

export { BRAND };

export const pageTitle = (title: string): string => `${title} · ${BRAND}`;

export const HEADLINE_START = 'Chaque mission accomplie';

/** Typed after the start, one after the other. */
export const HEADLINE_ENDS = [
  'vous rapporte une commission.',
  'se suit jusqu’à sa validation.',
  's’ajoute à votre solde.',
] as const;

/** One sentence, for screen readers and shared links. */
export const HEADLINE = `${HEADLINE_START} ${HEADLINE_ENDS[0]}`;
