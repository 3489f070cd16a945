import { describe, expect, test } from 'vitest';
import { countries } from '../../../src/design-system/fields/countries';

describe('la liste des pays', () => {
  test('nomme environ 240 pays et territoires', () => {
    expect(countries.length).toBeGreaterThanOrEqual(235);
    expect(countries.length).toBeLessThanOrEqual(255);
  });

  test('donne à chacun un nom, un indicatif avec son plus et un code de deux lettres', () => {
    for (const country of countries) {
      expect(country.name).toMatch(/^\p{Lu}/u);
      expect(country.dial_code).toMatch(/^\+[1-9][0-9]{0,6}$/);
      expect(country.code).toMatch(/^[A-Z]{2}$/);
    }
  });

  test('ne répète ni code ni nom', () => {
    expect(new Set(countries.map((country) => country.code)).size).toBe(countries.length);
    expect(new Set(countries.map((country) => country.name)).size).toBe(countries.length);
  });

  test('suit l’ordre alphabétique français, accents compris', () => {
    const names = countries.map((country) => country.name);
    expect(names).toEqual([...names].sort(new Intl.Collator('fr').compare));
    expect(names.indexOf('Égypte')).toBeLessThan(names.indexOf('Espagne'));
  });

  test.each([
    ['FR', 'France', '+33'],
    ['BE', 'Belgique', '+32'],
    ['CH', 'Suisse', '+41'],
    ['CA', 'Canada', '+1'],
    ['DE', 'Allemagne', '+49'],
    ['ES', 'Espagne', '+34'],
    ['IT', 'Italie', '+39'],
    ['CI', 'Côte d’Ivoire', '+225'],
    ['RE', 'La Réunion', '+262'],
    ['HK', 'Hong Kong', '+852'],
  ])('connaît %s', (code, name, dialCode) => {
    expect(countries).toContainEqual({ code, name, dial_code: dialCode });
  });

  test('laisse de côté les codes que la norme n’attribue pas', () => {
    expect(countries.filter((country) => ['XK', 'AC', 'TA'].includes(country.code))).toEqual([]);
  });
});
