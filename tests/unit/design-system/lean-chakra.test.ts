import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSystem, type SystemStyleObject } from '@chakra-ui/react';
import { describe, expect, it } from 'vitest';
import { createBreakpoints } from '~/design-system/lean-chakra/breakpoints';
import { memo } from '~/design-system/lean-chakra/memo';
import { sortAtParams } from '~/design-system/lean-chakra/sort-at-params';
import { createTokenDictionary } from '~/design-system/lean-chakra/token-dictionary';
import { createUtility } from '~/design-system/lean-chakra/utility';
import { getSystem, systemConfig } from '~/design-system/system';

/** Chakra's own modules: only builds have ours in their place. */
const original = createSystem(systemConfig);

const { tokens, semanticTokens, breakpoints = {} } = systemConfig.theme ?? {};
const lean = createTokenDictionary({ prefix: 'chakra', tokens, semanticTokens, breakpoints });

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

describe('the lean token dictionary', () => {
  // Roles of a palette: nobody chooses palettes here.
  const names = [...original.tokens.flatMap.keys()].filter((name) => !name.startsWith('colors.colorPalette'));

  it('has the variable of every token that the original has', () => {
    expect(names.length).toBeGreaterThan(100);
    expect(names.map((name) => lean.getVar(name))).toEqual(names.map((name) => original.tokens.getVar(name)));
    expect(lean.getVar('colors.none', 'red')).toBe('red');
  });

  it('has the same tokens by category', () => {
    const categories = new Set(names.map((name) => name.split('.')[0] ?? ''));
    for (const category of categories) {
      const { colorPalette: _, ...expected } = original.tokens.getCategoryValues(category) ?? {};
      const withoutPalette = Object.entries(expected).filter(([name]) => !name.startsWith('colorPalette.'));
      expect(lean.getCategoryValues(category)).toEqual(Object.fromEntries(withoutPalette));
    }
    expect(lean.getCategoryValues('none')).toBeNull();
  });

  it('puts variables in the place of references', () => {
    const values = [
      '{spacing.4} {spacing.0.5}',
      '{sizes.control.md}',
      'calc(100% - {spacing.6})',
      '1px solid',
      '{none}',
    ];
    expect(values.map(lean.expandReferenceInValue)).toEqual(values.map(original.tokens.expandReferenceInValue));
  });
});

describe('what Chakra knows and we do not', () => {
  it('no source uses: mixed colours, and tokens by a function', () => {
    expect(sources.filter((source) => /\{[a-z][\w.]*\/\d+\}|\btoken\(/i.test(source))).toEqual([]);
  });
});

describe('the memory of recipes', () => {
  const recipe = {
    base: { color: 'fg', _hover: { color: 'fg.muted' }, paddingTop: { base: '2', md: '4' } },
    variants: { size: { sm: { width: '12px' }, lg: { width: 'control.lg', _hover: { width: '1px' } } } },
    compoundVariants: [{ size: 'lg' as const, css: { margin: '-4' } }],
    defaultVariants: { size: 'sm' as const },
  };
  const slotRecipe = { slots: ['root', 'end'], base: { root: recipe.base, end: { gap: '1' } } };
  const others = { ...recipe, base: { color: 'bg' } };
  const system = getSystem();

  it('gives what the original gives, every time', () => {
    for (let round = 0; round < 2; round += 1) {
      for (const given of [recipe, others, { ...recipe }]) {
        for (const size of [undefined, 'sm', 'lg'] as const)
          expect(system.cva(given)({ size })).toEqual(original.cva(given)({ size }));
      }
      expect(system.sva(slotRecipe)()).toEqual(original.sva(slotRecipe)());
      for (const styles of [
        [recipe.base],
        [recipe.base, undefined, {}, others.base],
        [{}, undefined],
        [],
        [others.base],
      ])
        expect(system.css(...styles)).toEqual(original.css(...styles));
    }
  });

  it('works a recipe and a style that stands alone through once', () => {
    expect(system.cva(recipe)).toBe(system.cva(recipe));
    expect(system.sva(slotRecipe)).toBe(system.sva(slotRecipe));
    expect(system.css(recipe.base, undefined, {})).toBe(system.css({}, recipe.base));
  });
});

describe('the lean order of media queries', () => {
  const inSources = sources.flatMap((source) => source.match(/@media \([^'"`$]+(?=['"`])/g) ?? []);
  const ofConditions = original.conditions.keys().flatMap((name) => original.conditions.resolve(name));
  const queries = [...new Set([...inSources, ...ofConditions])].filter((text) => text.startsWith('@media '));

  it('is that of the original for every two that the design system has', () => {
    const red = { color: 'red' };
    expect(queries.length).toBeGreaterThan(20);
    for (const one of queries)
      for (const other of queries) {
        if (one === other) continue;
        const style: SystemStyleObject = {};
        const [first] = Object.keys(original.css(Object.assign(style, { [one]: red, [other]: red })));
        expect([one, other].toSorted(sortAtParams)[0], `${one} and ${other}`).toBe(first);
      }
  });
});

describe('the lean breakpoints', () => {
  const { conditions, keys } = createBreakpoints(breakpoints);

  it('are those of the original, from a width on and below it, on paper too', () => {
    expect(Object.keys(conditions)).toHaveLength(2 * Object.keys(breakpoints).length);
    for (const [name, query] of Object.entries(conditions)) {
      expect(query).toBe(original.conditions.resolve(name).replace('screen and ', ''));
    }
    expect(keys()).toEqual(original.conditions.breakpoints);
  });

  it('lack none that a source uses', () => {
    const missing = Object.keys(original.breakpoints.conditions).filter((name) => !(name in conditions));
    expect(missing.length).toBeGreaterThan(5);
    const isUsed = (name: string) => sources.some((source) => new RegExp(`\\b${name}\\b`).test(source));
    expect(missing.filter(isUsed)).toEqual([]);
  });
});

describe('the lean utility', () => {
  const { transform, keys } = createUtility({ config: systemConfig.utilities ?? {}, tokens: lean });

  it('makes of every property and value what the original makes of them', () => {
    const values = [
      '4',
      '-4',
      'bg.ink',
      'sm',
      'control.md',
      '{spacing.4} {spacing.6}',
      '12px',
      'auto',
      0,
      2,
      true,
      '_EMO_x',
    ];
    const properties = [...keys(), 'gridArea', '--row', '--columns'];
    expect(properties.length).toBeGreaterThan(50);
    for (const property of properties)
      for (const value of values)
        expect(transform(property, value), `${property}: ${value}`).toEqual(
          original.utility.transform(property, value),
        );
  });

  it('knows the same properties, palettes aside', () => {
    expect(keys()).toEqual(original.utility.keys().filter((name) => name !== 'colorPalette'));
    expect(sources.some((source) => /colorPalette[=:]/.test(source))).toBe(false);
  });
});

describe('the lean memory', () => {
  it('computes once for the same arguments, and anew for others', () => {
    const seen: unknown[][] = [];
    const look = memo((...given: unknown[]) => {
      seen.push(given);
      return given.length;
    });
    const different = [
      ['width', 1],
      ['width', '1'],
      [{ a: { b: 1 } }],
      [{ a: { b: 2 } }],
      [['a', 'b']],
      ['a', 'b'],
      [],
    ];
    for (const given of [...different, ...different]) expect(look(...given)).toBe(given.length);
    expect(seen).toEqual(different);
  });

  it('does not grow without end', () => {
    const computed: number[] = [];
    const look = memo((number: number) => computed.push(number));
    for (let number = 0; number <= 1000; number += 1) look(number);
    look(0);
    expect(computed).toHaveLength(1002);
  });
});
