import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { countries } from 'countries-list';
import { packageCommand } from './commands.mjs';

/* Writes src/design-system/fields/countries.ts; run it after an update of countries-list or Node. */

/** With a dial code, but not assigned by ISO 3166-1: Ascension, Tristan da Cunha, Kosovo. */
const NOT_ISO = new Set(['AC', 'TA', 'XK']);
/** Countries whose long CLDR name is too formal: the short one is used. */
const SHORT_NAMES = new Set(['HK', 'MO', 'PS']);

const long = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
const short = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none', style: 'short' });

const rows = Object.entries(countries).flatMap(([code, country]) => {
  const name = (SHORT_NAMES.has(code) ? short : long).of(code);
  const [dialCode] = country.phone;
  return NOT_ISO.has(code) || !name || !dialCode ? [] : [{ name, dial_code: `+${dialCode}`, code }];
});
rows.sort((a, b) => a.name.localeCompare(b.name, 'fr'));

const target = 'src/design-system/fields/countries.ts';
const lines = rows.map((row) => `  ${JSON.stringify(row)},`);
writeFileSync(
  target,
  `/* Written by scripts/generate-countries.ts: change that, not this. */

export interface Country {
  readonly name: string;
  readonly dial_code: string;
  readonly code: string;
}

/** Sorted by the French collation. */
export const countries: readonly Country[] = [
${lines.join('\n')}
];
`,
);
const [command, ...args] = packageCommand('biome', 'check', '--write', target);
execFileSync(command, args, { stdio: 'inherit' });
console.log(`${rows.length} pays et territoires dans ${target}`);
