import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { countries } from 'countries-list';

/*
 * Writes src/lib/format/countries.ts: every ISO 3166-1 country and territory with a dial code, named as CLDR names it in
 * French, in the order of the French collation. Run it again after an update of countries-list or of Node's CLDR:
 * `npx tsx scripts/generate-countries.ts`.
 */

/** In the list, with a dial code, but not assigned by ISO 3166-1: Ascension, Tristan da Cunha, Kosovo. */
const NOT_ISO = new Set(['AC', 'TA', 'XK']);
/** CLDR's long names of these are administrative formulas; its short ones are what people look for. */
const SHORT_NAMES = new Set(['HK', 'MO', 'PS']);

const long = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
const short = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none', style: 'short' });

const rows = Object.entries(countries).flatMap(([code, country]) => {
  const name = (SHORT_NAMES.has(code) ? short : long).of(code);
  const [dialCode] = country.phone;
  return NOT_ISO.has(code) || !name || !dialCode ? [] : [{ name, dial_code: `+${dialCode}`, code }];
});
rows.sort((a, b) => a.name.localeCompare(b.name, 'fr'));

const target = 'src/lib/format/countries.ts';
const lines = rows.map((row) => `  ${JSON.stringify(row)},`);
writeFileSync(
  target,
  `/* Written by scripts/generate-countries.ts: change that, not this. */

/** A country or territory: French name, dial code with its plus sign, ISO 3166-1 alpha-2 code. */
export interface Country {
  readonly name: string;
  readonly dial_code: string;
  readonly code: string;
}

/** Every ISO 3166-1 country and territory with a dial code, in the order of the French collation. */
export const countries: readonly Country[] = [
${lines.join('\n')}
];
`,
);
execFileSync('npx', ['biome', 'check', '--write', target], { stdio: 'inherit' });
console.log(`${rows.length} pays et territoires dans ${target}`);
