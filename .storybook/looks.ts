import * as v from 'valibot';
import { type BrandPalette, colorsOf, isDark, type Mode } from '../src/brands/modes';
import { variableName } from '../src/design-system/lean-system/create-tokens';
import { borders, shadows } from '../src/design-system/tokens';

/** The tokens of a brand that change what every story shows. */
interface BrandTokens extends BrandPalette {
  bodyFont: string;
  radii: Readonly<Record<string, { value: string }>>;
}

const modules = import.meta.glob<BrandTokens>('../src/brands/*/tokens.ts', { eager: true });
const brands = new Map(Object.entries(modules).map(([path, tokens]) => [path.split('/').at(-2) ?? '', tokens]));

/** « Missio », « Atoll »: what the toolbar lists. */
export const brandItems = [...brands.keys()]
  .toSorted((a, b) => Number(b === 'missio') - Number(a === 'missio'))
  .map((value) => ({ value, title: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }));

/** As the toolbar and addresses call the modes. */
const modes: Readonly<Record<string, Mode>> = {
  clair: 'light',
  sombre: 'dark',
  'clair-contraste': 'moreContrast',
  'sombre-contraste': 'darkMoreContrast',
};

export const modeItems = [
  { value: 'auto', title: 'Apparence de l’appareil' },
  { value: 'clair', title: 'Clair' },
  { value: 'sombre', title: 'Sombre' },
  { value: 'clair-contraste', title: 'Clair, plus de contraste' },
  { value: 'sombre-contraste', title: 'Sombre, plus de contraste' },
];

const toVariables = (value: string): string =>
  value.replace(/\{([^}]*)\}/g, (_, path: string) => `var(${variableName(path.split('.'))})`);

const declare = (category: string, values: Readonly<Record<string, { readonly value: string }>>) =>
  Object.entries(values).map(([name, { value }]) => `${variableName([category, name])}: ${toVariables(value)};`);

/** All that a look changes; what refers to a colour is told again, or it would keep the root's. */
const declarations = (tokens: BrandTokens, mode: Mode): string =>
  [
    `color-scheme: ${isDark(mode) ? 'dark' : 'only light'};`,
    ...Object.entries(colorsOf(tokens, mode)).map(
      ([path, value]) => `${variableName(['colors', ...path.split('.')])}: ${value};`,
    ),
    ...declare('borders', borders),
    ...declare('shadows', shadows),
    ...declare('radii', tokens.radii),
    `${variableName(['fonts', 'body'])}: ${tokens.bodyFont};`,
  ].join('\n');

const Globals = v.object({ apparence: v.optional(v.string(), 'auto'), marque: v.optional(v.string(), 'missio') });

const styleOf = (id: string): HTMLStyleElement => {
  const known = document.getElementById(id);
  if (known instanceof HTMLStyleElement) return known;
  return document.head.appendChild(Object.assign(document.createElement('style'), { id }));
};

const IN_DOCS = ':root:has(#storybook-docs:not([hidden]))';
const IN_STORY = ':root:root:root:not(:has(#storybook-docs:not([hidden])))';

/** The page of a documentation is light, like its workbench; its stories have the look of the toolbar. */
export const applyLook = (globals: unknown): void => {
  const { apparence, marque } = v.parse(Globals, globals);
  const [tokens, ours] = [brands.get(marque), brands.get('missio')];
  if (!tokens || !ours) throw new Error(`No brand « ${marque} » in src/brands`);
  const mode = modes[apparence];
  const rules = [
    `${IN_DOCS}:root:root { ${declarations(ours, 'light')} }`,
    `${IN_DOCS} .docs-story { ${declarations(tokens, mode ?? 'light')}
      background: var(--chakra-colors-bg-panel); color: var(--chakra-colors-fg);
      font-family: var(--chakra-fonts-body); }`,
  ];
  if (mode) rules.push(`${IN_STORY} { ${declarations(tokens, mode)} }`);
  else if (marque !== 'missio')
    rules.push(
      `${IN_STORY} { ${declarations(tokens, 'light')} }`,
      `@media (prefers-color-scheme: dark) { ${IN_STORY} { ${declarations(tokens, 'dark')} } }`,
    );
  styleOf('apparence-des-stories').textContent = rules.join('\n');
};

/** What a reader who asks for less motion has, as far as a page can do it: CSS stands still. */
export const applyMotion = (isReduced: boolean): void => {
  styleOf('mouvement-des-stories').textContent = isReduced
    ? ':root:root:root *, :root:root:root *::before, :root:root:root *::after { animation: none; transition: none; }'
    : '';
};
