import { foldWords } from '~/lib/format/fold';

/** Whether each word of `wanted` stands in one of the texts, in any order, without regard to accents or case. */
export const matchesWords = (wanted: string, ...texts: readonly (string | null | undefined)[]): boolean => {
  const words = foldWords(texts.filter(Boolean).join(' '));
  return foldWords(wanted)
    .split(' ')
    .every((word) => words.includes(word));
};

/** Those whose label matches: first where it begins a word. */
export const findByLabel = <T extends { label: string }>(wanted: string, choices: readonly T[]): readonly T[] => {
  const start = foldWords(wanted);
  const rank = ({ label }: T) => (` ${foldWords(label)}`.includes(` ${start}`) ? 0 : 1);
  return choices.filter(({ label }) => matchesWords(wanted, label)).toSorted((a, b) => rank(a) - rank(b));
};
