/** The beginning of the headline, which stands still. */
export const HEADLINE_START = 'Chaque mission accomplie';

/** How it goes on, as it is typed. */
export const HEADLINE_ENDS = [
  'vous rapporte une commission.',
  'se suit jusqu’à sa validation.',
  's’ajoute à votre solde.',
] as const;

/** One sentence for those who hear the headline, and for shared links: the three that are typed would not make one. */
export const HEADLINE = `${HEADLINE_START} ${HEADLINE_ENDS[0]}`;
