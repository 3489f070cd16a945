import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSystem,
  type RecipeDefinition,
  type SlotRecipeDefinition,
  type SystemStyleObject,
} from '@chakra-ui/react';
import { describe, expect, it, vi } from 'vitest';
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

/** Ours are for paper too. The order of rules says which one wins. */
const spelledOut = (styles: unknown) => JSON.stringify(styles, null, 1).replaceAll('@media screen and ', '@media ');

/** One choice of each variant or none, in every combination. */
const combine = (variants: Readonly<Record<string, object>> = {}): Record<string, string>[] =>
  Object.entries(variants).reduce<Record<string, string>[]>(
    (choices, [name, options]) =>
      choices.flatMap((choice) => [choice, ...Object.keys(options).map((option) => ({ ...choice, [name]: option }))]),
    [{}],
  );

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
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

describe('a recipe', () => {
  const recipe: RecipeDefinition = {
    className: 'part',
    base: { color: 'fg', gap: '2', _hover: { color: 'fg.muted' }, paddingTop: { base: '2', md: '4' } },
    variants: {
      size: { sm: { width: '12px' }, lg: { width: 'control.lg', _hover: { width: '1px' } } },
      isOpen: { true: { gap: { md: '4' }, color: 'fg !important' }, false: {} },
      orientation: { vertical: { paddingTop: { base: undefined, md: '1' } } },
    },
    compoundVariants: [
      { size: ['sm', 'lg'], isOpen: true, css: { margin: '-4', gap: '6' } },
      { size: 'lg', css: { _hover: { color: 'bg' } } },
    ],
    defaultVariants: { size: 'sm' },
  };
  const other: RecipeDefinition = { base: { color: 'bg' }, variants: { size: { sm: { height: '1px' } } } };
  const choices = [
    undefined,
    { size: 'lg' },
    { size: 'lg', isOpen: true },
    { isOpen: false, size: undefined },
    { size: { base: 'sm', md: 'lg' } },
    { size: ['sm', null, 'lg'] },
    { orientation: 'vertical', size: 'unknown' },
  ];

  it('takes choices by width, compound variants, and what is important or empty', () => {
    for (const choice of choices)
      expect(spelledOut(lean.cva(recipe)(choice))).toBe(spelledOut(original.cva(recipe)(choice)));
  });

  it('is merged with another one, as for a component that is made of one with a recipe', () => {
    const [ours, theirs] = [lean, original].map((system) => system.cva(recipe).merge(system.cva(other)));
    for (const choice of choices) expect(spelledOut(ours(choice))).toBe(spelledOut(theirs(choice)));
    expect(ours.className).toBe(theirs.className);
  });

  it('tells its variants from the other props', () => {
    const props = { size: 'lg', orientation: 'vertical', recipe: {}, id: 'a' };
    for (const system of [lean, original])
      expect(system.cva(recipe).splitVariantProps(props)).toEqual([
        { size: 'lg', orientation: 'vertical' },
        { orientation: 'vertical', id: 'a' },
      ]);
  });

  it('is worked through once for each choice, and so is a style that stands alone', () => {
    expect(lean.cva(recipe)).toBe(lean.cva(recipe));
    expect(lean.cva(recipe)({ size: 'lg' })).toBe(lean.cva(recipe)({ size: 'lg' }));
    const style = lean.cva(recipe)({});
    expect(lean.css(style, undefined, {})).toBe(style);
    expect(lean.css({}, recipe.base)).toBe(lean.css(recipe.base));
  });
});

const samples: (SystemStyleObject | undefined)[][] = [
  [],
  [undefined, {}],
  [{ color: 'bg' }, undefined, { color: undefined, gap: '1' }],
  [{ color: 'bg', _hover: { color: 'fg' } }, { _hover: { gap: '1' } }, { color: 'fg' }],
  [{ paddingTop: { base: '2', mdDown: '4' } }, { paddingTop: '6' }],
  [{ paddingTop: ['2', null, '4'] }],
  [{ _hover: { _focusVisible: { paddingTop: { md: '4' } } }, '& > *': { gap: '{spacing.4} {spacing.6}' } }],
  [{ '--row': 'spacing.4', border: '1px solid {colors.border}', lineClamp: 2, srOnly: true, zIndex: 3 }],
  [{ '@container (min-width: 2rem)': { gap: '1' }, '@supports (gap: 1px)': { gap: '2' }, gap: '3' }],
];

describe('styles', () => {
  it('become what Chakra makes of them', () => {
    for (const styles of samples) expect(spelledOut(lean.css(...styles))).toBe(spelledOut(original.css(...styles)));
  });

  it('take of every property what Chakra takes: tokens, references, plain values', () => {
    const values = ['4', '-4', 'bg.ink', 'sm', 'control.md', '{spacing.4} {none}', '12px', 0, 2, true, '_EMO_x'];
    const properties = [...lean.utility.keys(), 'gridArea', '--row'];
    expect(properties.length).toBeGreaterThan(50);
    for (const property of properties)
      for (const value of values)
        expect(lean.utility.transform(property, value), `${property}: ${value}`).toEqual(
          original.utility.transform(property, value),
        );
  });

  it('have their media queries in the order of Chakra’s, any two that the design system has', () => {
    const inSources = sources.flatMap((source) => source.match(/@media \([^'"`$]+(?=['"`])/g) ?? []);
    const ofConditions = lean.conditions.keys().flatMap((name) => lean.conditions.resolve(name));
    const queries = [...new Set([...inSources, ...ofConditions])].filter((text) => text.startsWith('@media '));
    expect(queries.length).toBeGreaterThan(12);
    for (const one of queries)
      for (const another of queries) {
        const style: SystemStyleObject = Object.fromEntries([one, another].map((query) => [query, { color: 'red' }]));
        expect(Object.keys(lean.css(style))).toEqual(Object.keys(original.css(style)));
      }
  });
});

/** Chakra also has colour palettes, which we do not use. */
const isPalette = (name: string) => /^(?:colors\.)?colorPalette\b/.test(name);

describe('the parts', () => {
  const names = [...original.tokens.flatMap.keys()].filter((name) => !isPalette(name));

  it('have the same tokens', () => {
    expect(names.length).toBeGreaterThan(100);
    expect(names.map((name) => lean.tokens.getVar(name))).toEqual(names.map((name) => original.tokens.getVar(name)));
    expect(lean.tokens.getVar('colors.none', 'red')).toBe('red');
    for (const name of names) {
      const [ours, theirs] = [lean.tokens.getByName(name), original.tokens.getByName(name)];
      expect([ours?.path, ours?.value]).toEqual([theirs?.path, theirs?.value]);
      expect([lean.token(name), lean.token.var(name)]).toEqual([original.token(name), original.token.var(name)]);
    }
    expect(lean.tokens.cssVarMap).toEqual(original.tokens.cssVarMap);
    for (const category of original.tokens.categoryMap.keys()) {
      const theirs = Object.entries(original.tokens.getCategoryValues(category)).filter(([name]) => !isPalette(name));
      expect(lean.tokens.getCategoryValues(category)).toEqual(Object.fromEntries(theirs));
    }
  });

  it('have the same properties and conditions, but for lists of all CSS and ranges of two bounds', () => {
    expect(lean.utility.keys()).toEqual(original.utility.keys().filter((name) => !isPalette(name)));
    expect([...lean.properties].filter((name) => !original.properties.has(name))).toEqual([]);
    for (const name of lean.conditions.keys())
      expect(spelledOut(lean.conditions.resolve(name))).toBe(spelledOut(original.conditions.resolve(name)));
    expect(lean.conditions.breakpoints).toEqual(original.conditions.breakpoints);
    for (const { name } of original.breakpoints.values)
      for (const range of ['up', 'down', 'only'] as const)
        expect(spelledOut(lean.breakpoints[range](name))).toBe(spelledOut(original.breakpoints[range](name)));
    expect(lean.breakpoints.values).toEqual(original.breakpoints.values);
  });

  it('say what is not there, rather than give nothing', () => {
    expect(() => lean.getTokenCss()).toThrow('The lean system has no getTokenCss');
    expect(() => lean.query.tokens.list('colors')).toThrow('The lean system has no query');
    expect(() => lean.breakpoints.up('none')).toThrow('No breakpoint is called none');
  });
});

describe('what Chakra knows and the lean system does not', () => {
  it('no source uses: mixed colours, tokens by a function, palettes, ranges of two bounds', () => {
    const ranges = Object.keys(original.breakpoints.conditions).filter((name) => !lean.conditions.has(name));
    expect(ranges.length).toBeGreaterThan(5);
    const absent = new RegExp(String.raw`\{[a-z][\w.]*/\d+\}|\btoken\(|colorPalette[=:]|\b(?:${ranges.join('|')})\b`);
    expect(sources.filter((source) => absent.test(source))).toEqual([]);
  });
});
