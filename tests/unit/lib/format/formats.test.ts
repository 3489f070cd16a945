import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatCount,
  formatEuros,
  formatMoney,
  formatNumber,
  formatShares,
  MISSING,
  pluralise,
} from '~/lib/format/formats';

/** Intl writes no-break spaces of two widths; a reader sees a space. */
const seen = (text: string) => text.replace(/\s/gu, ' ');

describe('formatNumber', () => {
  test.each([
    [0, '0'],
    [5, '5'],
    [1284, '1 284'],
    [1234567, '1 234 567'],
    [12.5, '12,5'],
    [0.333, '0,33'],
    [-3, '-3'],
    [-0, '0'],
    [-0.001, '0'],
    [-0.0049, '0'],
    [-0.005, '-0,01'],
    [0.0049, '0'],
    [0.005, '0,01'],
    [1.005, '1,01'],
  ])('writes %d as « %s »', (value, text) => {
    expect(seen(formatNumber(value))).toBe(text);
  });

  test.each([[null], [undefined], [Number.NaN], [Number.POSITIVE_INFINITY]])('writes a dash for %s', (value) => {
    expect(formatNumber(value)).toBe(MISSING);
  });

  test('keeps its groups together with no-break spaces', () => {
    expect(formatNumber(1_234_567)).not.toContain(' ');
  });
});

describe('formatEuros', () => {
  test.each([
    [0, '0 €'],
    [1, '1 €'],
    [28, '28 €'],
    [2.5, '2,50 €'],
    [1284.5, '1 284,50 €'],
    [0.1 + 0.2, '0,30 €'],
    [19.999, '20 €'],
    [1e-9, '0 €'],
    [-0.001, '0 €'],
    [-0.0049, '0 €'],
    [-0.005, '-0,01 €'],
    [0.005, '0,01 €'],
    [-12.3, '-12,30 €'],
    [1_000_000, '1 000 000 €'],
  ])('writes %d as « %s »: decimals only when there are cents', (amount, text) => {
    expect(seen(formatEuros(amount))).toBe(text);
  });

  test.each([[null], [undefined], [Number.NaN], [Number.NEGATIVE_INFINITY]])('writes a dash for %s', (amount) => {
    expect(formatEuros(amount)).toBe(MISSING);
  });

  test('puts a no-break space before the sign', () => {
    expect(formatEuros(28)).toBe('28\u00A0€');
  });

  test('never shows one decimal, three decimals or a bare « ,00 »', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        expect(seen(formatEuros(amount))).toMatch(/^-?[\d ]+(,\d\d)? €$/);
        expect(formatEuros(amount)).not.toMatch(/,00|^-0\s€$/);
      }),
    );
  });
});

describe('formatMoney', () => {
  test.each([
    [1, 'EUR', '1 €'],
    [2.5, 'EUR', '2,50 €'],
    [2.5, 'eur', '2,50 €'],
    [12, 'USD', '12 $US'],
    [9.9, 'CAD', '9,90 $CA'],
    [9.9, 'CHF', '9,90 CHF'],
    [1200, 'JPY', '1 200 JPY'],
    [3, ' EUR ', '3 €'],
    // Where a currency has no cents, or three digits, a zero begins elsewhere.
    [-0.4, 'JPY', '0 JPY'],
    [-0.5, 'JPY', '-1 JPY'],
    [0.5, 'JPY', '1 JPY'],
    [-0.0004, 'KWD', '0 KWD'],
    [-0.0005, 'KWD', '-0,001 KWD'],
    [0.004, 'KWD', '0,004 KWD'],
  ])('writes %d %s as « %s »', (amount, currency, text) => {
    expect(seen(formatMoney(amount, currency))).toBe(text);
  });

  test.each([
    [3, 'euros', '3 euros'],
    [3.25, '€', '3,25 €'],
    [3, '', '3'],
    [3, '  ', '3'],
    [0, '!', '0 !'],
  ])('still shows %d with the code « %s », which is none', (amount, currency, text) => {
    expect(seen(formatMoney(amount, currency))).toBe(text);
  });

  test('writes a dash for an amount that is missing, whatever the currency', () => {
    expect(formatMoney(undefined, 'EUR')).toBe(MISSING);
    expect(formatMoney(null, 'nonsense')).toBe(MISSING);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.double(), fc.string(), (amount, currency) => {
        expect(formatMoney(amount, currency)).not.toBe('');
      }),
    );
  });
});

describe('formatShares', () => {
  test.each([
    [
      [1247, 37],
      ['97 %', '3 %'],
    ],
    [
      [1, 1],
      ['50 %', '50 %'],
    ],
    [
      [0, 10],
      ['0 %', '100 %'],
    ],
    [
      [0, 0, 0],
      ['0 %', '0 %', '0 %'],
    ],
    [
      [Number.NaN, 10],
      ['0 %', '0 %'],
    ],
  ])('writes %j as %j', (parts, texts) => {
    expect(formatShares(parts).map(seen)).toEqual(texts);
  });

  test.each([[[157, 43]], [[1, 1, 1]], [[778, 439, 283]], [[1, 1, 1, 1, 1, 1]], [[125, 125, 750]]])(
    'adds up to 100 for %j',
    (parts) => {
      const percents = formatShares(parts).map((text) => Number.parseInt(text, 10));
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
    },
  );

  test('gives what is left over to those that lost most, the first of equals', () => {
    expect(formatShares([1, 1, 1]).map(seen)).toEqual(['34 %', '33 %', '33 %']);
    expect(formatShares([332, 336, 332]).map(seen)).toEqual(['33 %', '34 %', '33 %']);
  });

  test('never rounds a small part away, nor a large one up to all', () => {
    expect(formatShares([1, 999]).map(seen)).toEqual(['< 1 %', '> 99 %']);
    expect(formatShares([1, 99]).map(seen)).toEqual(['1 %', '99 %']);
    expect(formatShares([0, 0, 5]).map(seen)).toEqual(['0 %', '0 %', '100 %']);
    expect(formatShares([-1, 0]).map(seen)).toEqual(['0 %', '0 %']);
    expect(formatShares([1, 999])).toEqual([expect.stringMatching(/^<\u00A0/), expect.stringMatching(/^>\u00A0/)]);
  });
});

describe('pluralise', () => {
  test.each([
    [0, 'compte'],
    [1, 'compte'],
    [1.5, 'compte'],
    [-1, 'compte'],
    [1.99, 'compte'],
    [-2, 'comptes'],
    [2, 'comptes'],
    [1000, 'comptes'],
  ])('takes the right form for %d', (count, form) => {
    expect(pluralise(count, 'compte', 'comptes')).toBe(form);
  });
});

describe('formatCount', () => {
  test.each([
    [0, '0 compte'],
    [1, '1 compte'],
    [2, '2 comptes'],
    [1284, '1 284 comptes'],
  ])('says how many for %d', (count, text) => {
    expect(seen(formatCount(count, 'compte', 'comptes'))).toBe(text);
  });
});
