const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** Few characters make up all texts: each is looked at once. */
const folded = new Map<string, string>();

const foldCharacter = (character: string): string => {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const plain = LIGATURES[character] ?? character.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  folded.set(character, plain);
  return plain;
};

/** `text` without accents, case and ligatures, so that « Élodie » is found by « elodie » and « cœur » by « coeur ». */
export const foldText = (text: string): string => text.toLowerCase().replace(/\P{ASCII}/gu, foldCharacter);

/** The words of a text as one searches them, without punctuation as well: « cote d ivoire » finds « Côte d’Ivoire ». */
export const foldWords = (text: string): string =>
  foldText(text)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
