/** A text as one searches it: without accents, ligatures, case and punctuation, so that « cote d ivoire » finds « Côte d’Ivoire ». */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
