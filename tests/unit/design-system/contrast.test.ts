import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BrandPalette, colorsOf, MODES } from '~/brands/modes';
import { brandNames } from '../../../scripts/build/brand';
import {
  colorTokens,
  colorValue,
  contrastRatio,
  lightnessContrast,
  requiredRatio,
} from '../../../stories/foundations/contrast';
import { contrastPairs } from '../../../stories/foundations/contrast-pairs';
import { filesIn } from '../support/files-in';

describe('contrastRatio', () => {
  it('is 21 between black and white, and 1 between a colour and itself', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 10);
    expect(contrastRatio('#FF7D3F', '#FF7D3F')).toBe(1);
  });

  it('does not mind which colour comes first', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(contrastRatio('#FFFFFF', '#767676'), 10);
    expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });

  it('refuses what has no single contrast', () => {
    expect(() => contrastRatio('#101B3B99', '#FFFFFF')).toThrow('#101B3B99');
  });
});

describe('lightnessContrast', () => {
  it('has the values that the authors of APCA publish', () => {
    expect(lightnessContrast('#888888', '#FFFFFF')).toBeCloseTo(63.056, 3);
    expect(lightnessContrast('#000000', '#FFFFFF')).toBeCloseTo(106.041, 3);
    expect(lightnessContrast('#FFFFFF', '#000000')).toBeCloseTo(-107.885, 3);
    expect(lightnessContrast('#808080', '#808080')).toBe(0);
  });
});

const brands = brandNames();

const paletteOf = async (brand: string): Promise<BrandPalette> => import(`../../../src/brands/${brand}/tokens.ts`);

describe.each(brands)('the colours of %s', (brand) => {
  it.each(MODES)('reach in the mode %s what every pair must reach', async (mode) => {
    const colors = colorsOf(await paletteOf(brand), mode);
    const poor = contrastPairs.flatMap(({ foreground, background, min }) => {
      const [front, back] = [foreground, background].map((path) => colorValue(path, mode, colors));
      const ratio = contrastRatio(front ?? '', back ?? '');
      const required = requiredRatio(min, mode);
      return ratio >= required ? [] : [`${foreground} on ${background}: ${ratio.toFixed(2)} of ${required}`];
    });
    expect(poor).toEqual([]);
  });

  it.each(MODES)('are opaque in the mode %s, but for backdrop and shadows', async (mode) => {
    const translucent = Object.entries(colorsOf(await paletteOf(brand), mode))
      .filter(([, value]) => !/^#[\dA-F]{6}$/.test(value))
      .map(([path]) => path);
    expect(translucent).toEqual(['backdrop', 'shadow.edge', 'shadow.soft', 'shadow.medium', 'shadow.strong']);
  });

  it('keep their meaning at night: paper is darker than its slip, and less dark than black', async () => {
    const colors = colorsOf(await paletteOf(brand), 'dark');
    const lightness = (path: string) => contrastRatio(colorValue(path, 'dark', colors), '#000000');
    expect(lightness('bg')).toBeGreaterThan(1);
    expect(lightness('bg.panel')).toBeGreaterThan(lightness('bg'));
    expect(lightness('fg')).toBeGreaterThan(10);
  });
});

describe('the pairs', () => {
  it('never name a colour that is gone', () => {
    expect(() => colorValue('accent.gone')).toThrow('accent.gone');
  });

  it('hold every colour in which a component writes', () => {
    const written = ['src/design-system', 'src/features'].flatMap(filesIn).flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(/(?<![\w-])color: '([\w.]+)'/g)].map(([, path = '']) => path);
    });
    const known = new Set(colorTokens.map(({ path }) => path));
    const texts = new Set(contrastPairs.filter(({ min }) => min >= 4.5).map(({ foreground }) => foreground));
    const used = [...new Set(written)].filter((path) => known.has(path));
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter((path) => !texts.has(path))).toEqual([]);
  });
});
