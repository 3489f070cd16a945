import { foldWords } from '~/lib/format/fold';

/** A country, or « Tous les pays ». */
export interface CountryChoice {
  readonly code: string;
  readonly name: string;
}

/** Matching choices by name or code: exact first, then prefixes, words, the rest. */
export function searchCountries(choices: readonly CountryChoice[], typed: string): readonly CountryChoice[] {
  const wanted = foldWords(typed);
  if (!wanted) return choices;
  const exact = exactCountry(choices, typed);
  const groups: [CountryChoice[], CountryChoice[], CountryChoice[]] = [exact ? [exact] : [], [], []];
  for (const choice of choices) {
    const name = foldWords(choice.name);
    if (choice === exact) continue;
    if (name.startsWith(wanted)) groups[0].push(choice);
    else if (name.includes(` ${wanted}`)) groups[1].push(choice);
    else if (name.includes(wanted)) groups[2].push(choice);
  }
  return groups.flat();
}

/** The choice whose name or code was typed in full. */
export function exactCountry(choices: readonly CountryChoice[], typed: string): CountryChoice | undefined {
  const wanted = foldWords(typed);
  return (
    choices.find((choice) => foldWords(choice.name) === wanted) ??
    choices.find((choice) => choice.code.toLowerCase() === wanted && wanted !== '')
  );
}

const regionNames = new Intl.DisplayNames('fr', { type: 'region' });

/** The name while the list loads. `Intl` would call unknown codes « région inconnue ». */
export const countryName = (code: string): string =>
  /^(?!ZZ|X[AB]|QO)[A-Z]{2}$/.test(code) ? (regionNames.of(code) ?? code) : code;
