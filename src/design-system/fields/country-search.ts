import { loadOnce } from '~/lib/browser/once';
import type { Country } from '~/lib/format/countries';
import { foldWords } from '~/lib/format/fold';

/** What one may choose: a country, or the choice that stands for all of them. */
export interface CountryChoice {
  readonly code: string;
  readonly name: string;
}

/**
 * The choices whose name or code matches what was typed, accents and case ignored: the one that was typed in full first, which leaving
 * the box would choose too, then those that begin so, those with a word that does, and the rest; each group in the order of the list.
 */
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

/** The choice that was typed in full, by its name or its code. */
export function exactCountry(choices: readonly CountryChoice[], typed: string): CountryChoice | undefined {
  const wanted = foldWords(typed);
  return (
    choices.find((choice) => foldWords(choice.name) === wanted) ??
    choices.find((choice) => choice.code.toLowerCase() === wanted && wanted !== '')
  );
}

/** The list, loaded where somebody may choose from it. */
export const loadCountries = loadOnce(
  async (): Promise<readonly Country[]> => (await import('~/lib/format/countries')).countries,
);

const regionNames = new Intl.DisplayNames('fr', { type: 'region' });

/** A country's name while the list is on its way; a code that is none stands for itself, also where `Intl` has words for it: « région inconnue ». */
export const countryName = (code: string): string =>
  /^(?!ZZ|X[AB]|QO)[A-Z]{2}$/.test(code) ? (regionNames.of(code) ?? code) : code;
