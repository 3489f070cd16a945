import { removeInvisible } from './invisible';

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

const folded = new Map<string, string>();

const foldCharacter = (character: string): string => {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const plain = LIGATURES[character] ?? removeInvisible(character.normalize('NFD').replace(/\p{Diacritic}/gu, ''));
  folded.set(character, plain);
  return plain;
};

/** Drops accents, case, ligatures and what is invisible: « elodie » finds « Élodie ». */
export const foldText = (text: string): string => text.toLowerCase().replace(/\P{ASCII}/gu, foldCharacter);

/** Drops punctuation too: « cote d ivoire » finds « Côte d’Ivoire ». */
export const foldWords = (text: string): string =>
  foldText(text)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** Whether each word of `wanted` stands in one of the texts, in any order, without regard to accents or case. */
export const matchesWords = (wanted: string, ...texts: readonly (string | null | undefined)[]): boolean => {
  const words = foldWords(texts.filter(Boolean).join(' '));
  return foldWords(wanted)
    .split(' ')
    .every((word) => words.includes(word));
};
