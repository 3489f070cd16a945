import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { MODES, type Mode } from '../src/brands/modes';
import {
  colorValue,
  contrastRatio,
  lightnessContrast,
  modeNames,
  requiredRatio,
} from '../stories/foundations/contrast';
import { contrastPairs } from '../stories/foundations/contrast-pairs';
import { themes } from './rgaa/criteria';
import type { Criterion, Verdict } from './rgaa/verdict';

/* Writes docs/accessibility.md, or compares it with --check. Fails if a criterion or a named test is missing. */
const TARGET = 'docs/accessibility.md';
const CRITERIA_PER_THEME = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

const testsOf = (verdict: Verdict): readonly string[] => ('tests' in verdict ? (verdict.tests ?? []) : []);

const problems = [
  ...themes.flatMap(({ number, criteria }) => {
    const expected = Array.from(
      { length: CRITERIA_PER_THEME[number - 1] ?? 0 },
      (_, index) => `${number}.${index + 1}`,
    );
    const given = criteria.map(({ id }) => id);
    return expected.join() === given.join()
      ? []
      : [`theme ${number}: expected ${expected.join()}, got ${given.join()}`];
  }),
  ...(themes.length === CRITERIA_PER_THEME.length ? [] : [`${themes.length} themes`]),
  ...themes.flatMap(({ criteria }) =>
    criteria.flatMap(({ id, verdict }) =>
      testsOf(verdict)
        .filter((test) => !existsSync(test))
        .map((test) => `${id}: ${test} does not exist`),
    ),
  ),
];

const links = (tests: readonly string[]): string =>
  tests.map((test) => `[${test.split('/').slice(1).join('/')}](../${test})`).join(', ');

const describe = (verdict: Verdict): readonly [label: string, detail: string] => {
  switch (verdict.kind) {
    case 'automatic':
      return ['automatique', [verdict.how, links(verdict.tests)].filter(Boolean).join(' : ')];
    case 'by-hand':
      return ['à la main', [`${verdict.on}, ${verdict.how}`, links(verdict.tests ?? [])].filter(Boolean).join(' ; ')];
    case 'not-applicable':
      return ['non applicable', [verdict.why, links(verdict.tests ?? [])].filter(Boolean).join(' ')];
    case 'gap':
      return ['**non tenu**', verdict.what];
  }
};

const row = ({ id, text, verdict }: Criterion): string => {
  const [label, detail] = describe(verdict);
  return `| ${id} | ${text} | ${label} | ${detail} |`;
};

const all = themes.flatMap(({ criteria }) => criteria);
const count = (kind: Verdict['kind']) => all.filter(({ verdict }) => verdict.kind === kind).length;

const decimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** « 6,65 (Lc 52) »; in bold what fails, which no commit has: `contrast.test.ts` refuses it. */
const contrastCell = (foreground: string, background: string, min: number, mode: Mode): string => {
  const [front, back] = [colorValue(foreground, mode), colorValue(background, mode)];
  const ratio = contrastRatio(front, back);
  const text = `${decimal.format(ratio)} (Lc ${Math.round(Math.abs(lightnessContrast(front, back)))})`;
  return ratio < requiredRatio(min, mode) ? `**${text}**` : text;
};

const contrastRows = contrastPairs.map(({ foreground, background, min }) => {
  const cells = MODES.map((mode) => contrastCell(foreground, background, min, mode));
  return `| ${[`${foreground} sur ${background}`, min >= 4.5 ? 'texte' : 'interface', ...cells].join(' | ')} |`;
});

const contrasts = `## Contrastes de chaque apparence

Chaque paire de couleurs qui se rencontre à l’écran, dans les quatre apparences de \`src/brands/missio/tokens.ts\` : le
rapport de WCAG 2.2, et entre parenthèses celui d’APCA 0.1.9, un avis seulement. Il faut 4,5 pour un texte, 3 pour un
élément d’interface ; quand l’appareil demande plus de contraste, 7 et 4,5.
[unit/design-system/contrast.test.ts](../tests/unit/design-system/contrast.test.ts) refuse toute paire qui n’y est pas,
pour chaque marque.

| paire | pour | ${MODES.map((mode) => modeNames[mode].toLowerCase()).join(' | ')} |
|---|---|${MODES.map(() => '--:').join('|')}|
${contrastRows.join('\n')}
`;

const page = `# Accessibilité : les 106 critères du RGAA 4.1

<!-- Written by scripts/rgaa.ts from scripts/rgaa/criteria.ts: change that, then run \`npx tsx scripts/rgaa.ts\`. -->

| tenus par des tests | regardés à la main | non applicables | non tenus |
|--:|--:|--:|--:|
| ${count('automatic')} | ${count('by-hand')} | ${count('not-applicable')} | ${count('gap')} |

« Automatique » veut dire qu’un test de \`npm test\` échoue si le critère cesse d’être tenu ; \`npm run check\` échoue
si ce test disparaît. Sauf mention, il s’agit de ceux qui ouvrent chaque écran pour chaque rôle, à 1280 et à
360 pixels, à 200 % et à 400 %, avec l’espacement et la taille de texte du lecteur
(\`tests/integration/accessibility/screens.test.ts\`). « À la main » ne figure que là où quelqu’un a vraiment regardé,
avec la date. Ceci n’est pas un audit : celui-ci se fait par des personnes, sur le site en service, avec les lecteurs
d’écran de la base de référence.

${themes
  .map(
    ({ number, title, criteria }) =>
      `## ${number}. ${title}\n\n| critère | | comment | par quoi |\n|---|---|---|---|\n` +
      `${criteria.map(row).join('\n')}\n`,
  )
  .join('\n')}
${contrasts}`;

if (process.argv.includes('--check')) {
  if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== page)
    problems.push(`${TARGET} is stale: run npx tsx scripts/rgaa.ts`);
} else {
  writeFileSync(TARGET, page);
}
for (const problem of problems) console.error(problem);
console.log(`RGAA 4.1: ${all.length} criteria, ${count('automatic')} automatic, ${count('gap')} not met`);
process.exit(problems.length > 0 ? 1 : 0);
