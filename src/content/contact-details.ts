/* SAMPLE CONTENT: made up, and marked as an example on screen. Replace it before going live. */

const WORKDAYS = 'lundi au vendredi';
const OPENING = '9h';
const CLOSING = '18h';

/** The address is a placeholder; delay and hours are the specification's. */
export const contactDetails = {
  email: 'contact@exemple.test',
  sampleNote: 'Coordonnées d’exemple',
  replyDelay: '48 heures',
  workdays: WORKDAYS,
  opening: OPENING,
  closing: CLOSING,
  hours: `Du ${WORKDAYS}, ${OPENING}-${CLOSING}`,
} as const;
