import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSystem,
  type RecipeDefinition,
  type SlotRecipeDefinition,
  type SystemStyleObject,
} from '@chakra-ui/react';
import { css } from '@emotion/react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { transform } from 'lightningcss';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createStyleCache } from '~/design-system/design-system-provider';
import { createConditions } from '~/design-system/lean-system/create-conditions';
import { createLeanSystem } from '~/design-system/lean-system/create-lean-system';
import { systemConfig } from '~/design-system/system';

/** What the sources give to Chakra, as they are imported. */
const given = vi.hoisted(() => ({
  recipes: new Set<RecipeDefinition>(),
  slotRecipes: new Set<SlotRecipeDefinition>(),
}));

vi.mock('@chakra-ui/react', async (importOriginal) => {
  const original = await importOriginal<typeof import('@chakra-ui/react')>();
  return {
    ...original,
    defineRecipe: (recipe: RecipeDefinition) => {
      given.recipes.add(recipe);
      return recipe;
    },
    defineSlotRecipe: (recipe: SlotRecipeDefinition) => {
      given.slotRecipes.add(recipe);
      return recipe;
    },
    chakra: new Proxy(original.chakra, {
      apply: (target, self, [element, recipe, ...others]) => {
        if (recipe) given.recipes.add(recipe);
        return Reflect.apply(target, self, [element, recipe, ...others]);
      },
    }),
  };
});

const original = createSystem({ ...systemConfig, disableLayers: true });
const lean = createLeanSystem(systemConfig);
const conditions = createConditions(systemConfig);

/** Ours are for paper too. The order of rules says which one wins. */
const spelledOut = (styles: unknown) => JSON.stringify(styles, null, 1).replaceAll('@media screen and ', '@media ');

type Choice = Record<string, string | number | boolean>;

/** The key of a variant as components choose it. */
const optionOf = (key: string): Choice[string] => {
  if (/^\d+$/.test(key)) return Number(key);
  return key === 'true' || (key === 'false' ? false : key);
};

/** One choice of each variant or none, in every combination. */
const combine = (variants: Readonly<Record<string, object>> = {}): Choice[] =>
  Object.entries(variants).reduce<Choice[]>(
    (choices, [name, options]) =>
      choices.flatMap((choice) => [
        choice,
        ...Object.keys(options).map((key) => ({ ...choice, [name]: optionOf(key) })),
      ]),
    [{}],
  );

const readSources = (...folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.endsWith('lean-system'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

describe('the recipes of the sources', async () => {
  const modules = import.meta.glob(['/src/{design-system,features,routes}/**/*.tsx', '/src/**/*.recipe.ts']);
  await Promise.all(Object.values(modules).map((load) => load()));

  it('become what Chakra makes of them, for every choice of variants', () => {
    expect(given.recipes.size).toBeGreaterThan(50);
    for (const recipe of given.recipes) {
      const [ours, theirs] = [lean.cva(recipe), original.cva(recipe)];
      expect(ours.variantMap).toEqual(theirs.variantMap);
      expect(ours.variantKeys).toEqual(theirs.variantKeys);
      for (const choice of combine(recipe.variants)) expect(spelledOut(ours(choice))).toBe(spelledOut(theirs(choice)));
    }
  });

  it('become the same in each of their slots', () => {
    expect(given.slotRecipes.size).toBeGreaterThan(20);
    for (const recipe of given.slotRecipes) {
      const [ours, theirs] = [lean.sva(recipe), original.sva(recipe)];
      expect(ours.variantMap).toEqual(theirs.variantMap);
      expect(ours.classNameMap).toEqual(theirs.classNameMap);
      for (const choice of combine(recipe.variants)) expect(spelledOut(ours(choice))).toBe(spelledOut(theirs(choice)));
    }
  });
});

describe('the styles of the sources', () => {
  const names = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', ios: 'ios_saf', safari: 'safari' };
  const targets = Object.fromEntries(
    browserslistToEsbuild().map((browser) => {
      const [, name = '', version] = /^([a-z]+)(\d+)$/.exec(browser) ?? [];
      return [v.parse(v.enum(names), Reflect.get(names, name)), Number(version) << 16];
    }),
  );

  const write = (styles: unknown): string => {
    const cache = createStyleCache();
    const written = cache.insert('.part', css(Object(styles)), cache.sheet, false);
    return v.parse(v.string(), written);
  };
  const prefixedIn = (code: string) => code.match(/-(?:webkit|moz)-[a-z-]+/g) ?? [];
  const lacking = (code: string) => {
    const { code: complete } = transform({ filename: 'part.css', code: Buffer.from(code), targets });
    const written = prefixedIn(code);
    const needed = prefixedIn(complete.toString());
    const count = (all: readonly string[], name: string) => all.filter((each) => each === name).length;
    return [...new Set(needed)].filter((name) => count(needed, name) > count(written, name));
  };

  it('have the vendor prefixes that the promised browsers need: Emotion adds none', () => {
    expect(Object.keys(targets)).toHaveLength(5);
    expect(lacking(write({ userSelect: 'none', display: 'flex' }))).toEqual(['-webkit-user-select']);
    expect(lacking(write({ width: 'stretch', '&:autofill': { color: 'red' } })).length).toBeGreaterThan(0);
    const styles = [
      ...[...given.recipes].flatMap((recipe) => combine(recipe.variants).map((choice) => lean.cva(recipe)(choice))),
      ...[...given.slotRecipes].flatMap((recipe) =>
        combine(recipe.variants).flatMap((choice) => Object.values(lean.sva(recipe)(choice))),
      ),
    ];
    expect(styles.length).toBeGreaterThan(200);
    // Safari knows it since 12.1; Lightning CSS prefixes all of `text-decoration`.
    const known = '-webkit-text-decoration-color';
    const all = new Set(styles.flatMap((style) => lacking(write(style))));
    expect([...all].filter((property) => property !== known)).toEqual([]);
  });
});

describe('a recipe', () => {
  const recipe: RecipeDefinition = {
    className: 'part',
    base: { color: 'fg', gap: '2', _hover: { color: 'fg.muted' }, paddingTop: { base: '2', md: '4' } },
    variants: {
      size: { sm: { width: '12px' }, lg: { width: 'control.lg', _hover: { width: '1px' } } },
      isOpen: { true: { gap: { md: '4' }, color: 'fg' }, false: {} },
      orientation: { vertical: { paddingTop: { base: undefined, md: '1' } } },
    },
    compoundVariants: [
      { size: ['sm', 'lg'], isOpen: true, css: { margin: '-4', gap: '6' } },
      { size: 'lg', css: { _hover: { color: 'bg' } } },
    ],
    defaultVariants: { size: 'sm' },
  };
  const choices = [
    undefined,
    { size: 'lg' },
    { size: 'lg', isOpen: true },
    { isOpen: false, size: undefined },
    { orientation: 'vertical', size: 'unknown' },
  ];

  it('takes compound variants, and choices that are empty or unknown', () => {
    for (const choice of choices)
      expect(spelledOut(lean.cva(recipe)(choice))).toBe(spelledOut(original.cva(recipe)(choice)));
  });

  it('tells its variants from the other props', () => {
    const props = { size: 'lg', isOpen: true, recipe: {}, id: 'a' };
    for (const system of [lean, original])
      expect(system.cva(recipe).splitVariantProps(props)).toEqual([{ size: 'lg', isOpen: true }, { id: 'a' }]);
  });

  it('is worked through once for each choice, and so is a style that stands alone', () => {
    expect(lean.cva(recipe)).toBe(lean.cva(recipe));
    expect(lean.cva(recipe)({ size: 'lg' })).toBe(lean.cva(recipe)({ size: 'lg' }));
    const style = lean.cva(recipe)({});
    expect(lean.css(style, undefined, {})).toBe(style);
    expect(lean.css({}, recipe.base)).toBe(lean.css(recipe.base));
  });
});

/** Chakra also has colour palettes, which we do not use. */
const isPalette = (name: string) => /^(?:colors\.)?colorPalette\b/.test(name);

const isBreakpoint = (name: string) => /^breakpoints\.|^sizes\.breakpoint-/.test(name);

const samples: (SystemStyleObject | undefined)[][] = [
  [],
  [undefined, {}],
  [{ color: 'bg' }, undefined, { color: undefined, gap: '1' }],
  [{ color: 'bg', _hover: { color: 'fg' } }, { _hover: { gap: '1' } }, { color: 'fg' }],
  [{ paddingTop: { base: '2', mdDown: '4' } }, { paddingTop: '6' }],
  [{ _hover: { _focusVisible: { paddingTop: { md: '4' } } }, '& > *': { gap: '{spacing.4} {spacing.6}' } }],
  [{ '--row': 'spacing.4', border: '1px solid {colors.border}', lineClamp: 2, srOnly: true, zIndex: 3 }],
  [{ '@container (min-width: 2rem)': { gap: '1' }, '@supports (gap: 1px)': { gap: '2' }, gap: '3' }],
];

describe('styles', () => {
  it('become what Chakra makes of them', () => {
    for (const styles of samples) expect(spelledOut(lean.css(...styles))).toBe(spelledOut(original.css(...styles)));
  });

  it('take of every property what Chakra takes: tokens, references, plain values', () => {
    const values = ['4', '-4', 'bg.ink', 'sm', 'control.md', '{spacing.4} {none}', '12px', 0, 2, true];
    const properties = [...original.utility.keys().filter((name) => !isPalette(name)), 'gridArea', '--row'];
    expect(properties.length).toBeGreaterThan(50);
    for (const property of properties)
      for (const value of values) {
        const [ours, theirs] = [lean, original].map(({ css }) => Reflect.apply(css, null, [{ [property]: value }]));
        expect(ours, `${property}: ${value}`).toEqual(theirs);
      }
  });

  it('know every token, and every condition but ranges of two bounds', () => {
    const names = [...original.tokens.flatMap.keys()].filter((name) => !isPalette(name) && !isBreakpoint(name));
    expect(names.length).toBeGreaterThan(100);
    for (const name of [...names, 'colors.none'])
      expect(lean.css({ '--token': name })).toEqual(original.css({ '--token': name }));
    for (const name of conditions.names)
      expect(spelledOut(conditions.resolve(name))).toBe(spelledOut([original.conditions.resolve(name)].flat()));
  });

  it('have their media queries in the order of Chakra’s, any two that the design system has', () => {
    const inSources = readSources('src').flatMap((source) => source.match(/@media \([^'"`$]+(?=['"`])/g) ?? []);
    const ofConditions = conditions.names.flatMap(conditions.resolve);
    const queries = [...new Set([...inSources, ...ofConditions])].filter((text) => text.startsWith('@media '));
    expect(queries.length).toBeGreaterThan(12);
    for (const one of queries)
      for (const another of queries) {
        const style: SystemStyleObject = Object.fromEntries([one, another].map((query) => [query, { color: 'red' }]));
        expect(Object.keys(lean.css(style))).toEqual(Object.keys(original.css(style)));
      }
  });
});

describe('what Chakra knows and the lean system does not', () => {
  const sources = readSources('src', 'stories', '.storybook');
  const uses = (pattern: RegExp) => sources.flatMap((source) => source.match(new RegExp(pattern, 'g')) ?? []);

  it('no source uses: mixed colours, tokens by a function, palettes, ranges of two bounds', () => {
    const ranges = Object.keys(original.breakpoints.conditions).filter((name) => !conditions.has(name));
    expect(ranges.length).toBeGreaterThan(5);
    const names = new RegExp(String.raw`\b(?:${ranges.join('|')})\b`);
    expect(uses(/\{[a-z][\w.]*\/\d+\}|\btoken\(|colorPalette[=:]/)).toEqual([]);
    expect(uses(names)).toEqual([]);
  });

  it('nor breakpoints as sizes, what is important, one value per breakpoint in an array', () => {
    expect(uses(/["'.]breakpoint-|(?<!\$)\{breakpoints\./)).toEqual([]);
    // The base styles are Chakra's own work.
    const own = sources.filter((source) => !/\bcreateSystem\b|\bJSDOM\b/.test(source));
    expect(own.filter((source) => source.includes('!important'))).toEqual([]);
    const lists = sources.flatMap((source) => [...source.matchAll(/(\w+)(?:=\{|: )\[(?=['"]|\d|null)/g)]);
    expect(lists.length).toBeGreaterThan(10);
    const allCss = createSystem(systemConfig);
    // A table has columns too.
    const names = lists.map(([, name = '']) => name).filter((name) => name !== 'columns');
    expect(names.filter((name) => allCss.isValidProperty(name))).toEqual([]);
  });

  it('nor variants by width', () => {
    const variants = [...given.recipes, ...given.slotRecipes].flatMap((recipe) => Object.keys(recipe.variants ?? {}));
    expect(variants.length).toBeGreaterThan(20);
    const byWidth = uses(new RegExp(String.raw`\b(?:${variants.join('|')})=\{[[{]`));
    expect(byWidth.filter((use) => use !== 'columns={[')).toEqual([]);
  });

  it('is no property: the two tell the same style props', () => {
    const names = [...original.utility.keys(), ...conditions.names, 'css', 'base', 'id', 'aria-label', 'size'];
    for (const name of names.filter((each) => !isPalette(each)))
      expect(lean.isValidProperty(name), name).toBe(original.isValidProperty(name));
  });

  it('is said, rather than to give nothing', () => {
    expect(() => lean.getTokenCss()).toThrow('The lean system has no getTokenCss');
    expect(() => lean.query.tokens.list('colors')).toThrow('The lean system has no query');
    expect(() => lean.cva({}).merge({})).toThrow('The lean system merges no recipes');
  });
});
