import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandAlias, brandNames, readBrand } from '../../../scripts/build/brand';

describe('VITE_BRAND', () => {
  it('is ours unless told otherwise', () => {
    expect(readBrand('')).toBe('missio');
    expect(readBrand('atoll')).toBe('atoll');
  });

  it('names a folder, or the build ends: it would be called after another brand', () => {
    expect(() => readBrand('../../etc')).toThrow('../../etc');
    expect(() => readBrand('missioo')).toThrow('missioo');
  });

  it.each(brandNames())('%s has every file that ~brand/ is asked for', (brand) => {
    const folder = brandAlias(brand)['~brand'];
    const missing = ['fonts.css', 'mark.ts', 'name.ts', 'tokens.ts'].filter((file) => !existsSync(`${folder}/${file}`));
    expect(missing).toEqual([]);
  });
});
