import { describe, expect, it } from 'vitest';
import { colorTokens, colorValue, contrastRatio } from '../../../stories/foundations/contrast';
import { contrastPairs } from '../../../stories/foundations/contrast-pairs';

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

describe('the colour tokens', () => {
  it.each(contrastPairs)('$foreground on $background reaches $min', ({ foreground, background, min }) => {
    expect(contrastRatio(colorValue(foreground), colorValue(background))).toBeGreaterThanOrEqual(min);
  });

  it('are opaque, but for the backdrop', () => {
    const translucent = colorTokens.filter(({ value }) => !/^#[\dA-F]{6}$/.test(value));
    expect(translucent.map(({ path }) => path)).toEqual(['backdrop']);
  });

  it('never let a pair name a colour that is gone', () => {
    expect(() => colorValue('accent.gone')).toThrow('accent.gone');
  });
});
