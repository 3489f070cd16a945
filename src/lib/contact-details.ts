const WORKDAYS = 'lundi au vendredi';
const OPENING = '9h';
const CLOSING = '18h';

/**
 * How to reach the team, in the parts that sentences are made of. The address is a placeholder; delay and hours are the
 * specification's. Apart from the landing's sample content, as every public page ends with it.
 */
export const contactDetails = {
  email: 'contact@exemple.test',
  sampleNote: 'Coordonnées d’exemple',
  replyDelay: '48 heures',
  workdays: WORKDAYS,
  opening: OPENING,
  closing: CLOSING,
  /** Days and hours in a line of their own. */
  hours: `Du ${WORKDAYS}, ${OPENING}-${CLOSING}`,
} as const;
