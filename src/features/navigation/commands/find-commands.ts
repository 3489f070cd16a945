import { foldWords, matchesWords } from '~/lib/format/fold';

/** Those whose label matches: first where it begins a word. */
export const findByLabel = <T extends { label: string }>(wanted: string, choices: readonly T[]): readonly T[] => {
  const start = foldWords(wanted);
  const rank = ({ label }: T) => (` ${foldWords(label)}`.includes(` ${start}`) ? 0 : 1);
  return choices.filter(({ label }) => matchesWords(wanted, label)).sort((a, b) => rank(a) - rank(b));
};
