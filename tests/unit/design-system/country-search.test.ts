import { describe, expect, test } from 'vitest';
import { countries } from '../../../src/design-system/fields/countries';
import { countryName, exactCountry, searchCountries } from '../../../src/design-system/fields/country-search';

const found = (typed: string) => searchCountries(countries, typed).map((choice) => choice.name);

describe('chercher un pays', () => {
  test('sans rien taper, tous dans leur ordre', () => {
    expect(searchCountries(countries, ' ')).toBe(countries);
  });

  test('d’abord ceux qui commencent ainsi, puis ceux dont un mot commence ainsi', () => {
    const names = found('états');
    expect(names[0]).toBe('États-Unis');
    expect(names).toContain('Îles Vierges des États-Unis');
  });

  test.each([
    ['etats unis', 'États-Unis'],
    ['COTE D IVOIRE', 'Côte d’Ivoire'],
    ["côte d'ivoire", 'Côte d’Ivoire'],
    ['bissau', 'Guinée-Bissau'],
    ['uni', 'États-Unis'],
    ['gb', 'Royaume-Uni'],
  ])('« %s » trouve %s', (typed, name) => {
    expect(found(typed)).toContain(name);
  });

  test.each([
    ['ca', 'Canada'],
    ['ch', 'Suisse'],
    ['niger', 'Niger'],
  ])('« %s », tapé en entier, est %s avant ceux qui ne font que commencer ainsi', (typed, name) => {
    expect(found(typed)[0]).toBe(name);
    expect(exactCountry(countries, typed)?.name).toBe(name);
    expect(found(typed).filter((other) => other === name)).toHaveLength(1);
  });

  test('rien pour ce qui n’existe pas', () => {
    expect(found('zzz')).toEqual([]);
  });

  test('un nom ou un code tapé en entier désigne son pays', () => {
    expect(exactCountry(countries, 'suisse')?.code).toBe('CH');
    expect(exactCountry(countries, 'ch')?.code).toBe('CH');
    expect(exactCountry(countries, 'sui')).toBeUndefined();
    expect(exactCountry(countries, '')).toBeUndefined();
  });

  test('un code se lit avant que la liste soit là, et se montre tel quel s’il n’en est pas un', () => {
    expect(countryName('FR')).toBe('France');
    expect(countryName('X1')).toBe('X1');
    expect(countryName('ZZ')).toBe('ZZ');
    expect(countryName('XA')).toBe('XA');
    expect(countryName('XK')).toBe('Kosovo');
    expect(countryName('')).toBe('');
  });
});
