import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DateInput, formatDate, formatDateTime, parseTimestamp } from '~/lib/format/dates';
import { MISSING } from '~/lib/format/formats';

const PI_DAY = Date.UTC(2026, 2, 14, 9, 26, 53);
const iso = (value: DateInput) => parseTimestamp(value)?.toISOString();

describe('parseTimestamp', () => {
  test.each([
    ['a number of 10 digits: seconds', 1_773_480_413, '2026-03-14T09:26:53.000Z'],
    ['a text of 10 digits: seconds', '1773480413', '2026-03-14T09:26:53.000Z'],
    ['10 digits with a fraction: seconds', 1_773_480_413.5, '2026-03-14T09:26:53.500Z'],
    ['10 digits in the past: seconds', -1_000_000_000, '1938-04-24T22:13:20.000Z'],
    ['a number of 13 digits: milliseconds', 1_773_480_413_000, '2026-03-14T09:26:53.000Z'],
    ['a text of 13 digits: milliseconds', '1773480413000', '2026-03-14T09:26:53.000Z'],
    ['a number of 9 digits: milliseconds', 999_999_999, '1970-01-12T13:46:39.999Z'],
    ['a text of 9 digits: milliseconds', '999999999', '1970-01-12T13:46:39.999Z'],
    ['the least 10 digits: seconds', 1_000_000_000, '2001-09-09T01:46:40.000Z'],
    ['the most 10 digits: seconds', 9_999_999_999, '2286-11-20T17:46:39.000Z'],
    ['11 digits: milliseconds', 10_000_000_000, '1970-04-26T17:46:40.000Z'],
    ['a text of 8 digits, which is no date', '20260314', '1970-01-01T05:37:40.314Z'],
    ['a text of 4 digits, which is no year', '2026', '1970-01-01T00:00:02.026Z'],
    ['zero', 0, '1970-01-01T00:00:00.000Z'],
    ['digits between spaces', ' 1773480413 ', '2026-03-14T09:26:53.000Z'],
    ['a text of 10 digits that begins with zeros: seconds', '0000000012', '1970-01-01T00:00:12.000Z'],
    ['a text of 10 digits before September 2001: seconds', '0999999999', '2001-09-09T01:46:39.000Z'],
    ['a text of 13 digits that begins with a zero: milliseconds', '0999999999000', '2001-09-09T01:46:39.000Z'],
  ])('reads %s', (_, value, text) => {
    expect(iso(value)).toBe(text);
  });

  test.each([
    ['ISO in UTC', '2026-03-14T09:26:53Z', '2026-03-14T09:26:53.000Z'],
    ['ISO with an offset', '2026-03-14T10:26:53+01:00', '2026-03-14T09:26:53.000Z'],
    ['ISO with an offset without colon', '2026-03-14T10:26:53+0100', '2026-03-14T09:26:53.000Z'],
    ['ISO with an offset in hours', '2026-03-14T10:26:53+01', '2026-03-14T09:26:53.000Z'],
    ['ISO with milliseconds', '2026-03-14T09:26:53.123Z', '2026-03-14T09:26:53.123Z'],
    ['ISO with microseconds', '2026-03-14T09:26:53.123456Z', '2026-03-14T09:26:53.123Z'],
    ['ISO without seconds', '2026-03-14T09:26Z', '2026-03-14T09:26:00.000Z'],
    ['ISO without zone, as UTC', '2026-03-14T09:26:53', '2026-03-14T09:26:53.000Z'],
    ['a database date, as UTC', '2026-03-14 09:26:53', '2026-03-14T09:26:53.000Z'],
    ['a database date with an offset', '2026-03-14 09:26:53+00', '2026-03-14T09:26:53.000Z'],
    ['a day', '2026-03-14', '2026-03-14T00:00:00.000Z'],
    ['lower case', '2026-03-14t09:26:53z', '2026-03-14T09:26:53.000Z'],
    ['a day with strokes, the year first', '2026/03/14 09:26', '2026-03-14T09:26:00.000Z'],
    ['a mail date', 'Sat, 14 Mar 2026 09:26:53 GMT', '2026-03-14T09:26:53.000Z'],
    ['a JavaScript date', 'Sat Mar 14 2026 10:26:53 GMT+0100 (heure normale)', '2026-03-14T09:26:53.000Z'],
    ['an English date, as UTC', 'March 14, 2026 09:26', '2026-03-14T09:26:00.000Z'],
    ['29 February of a leap year', '2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('reads %s', (_, value, text) => {
    expect(iso(value)).toBe(text);
  });

  test.each([
    [null],
    [undefined],
    [''],
    ['   '],
    ['illisible'],
    ['-000001-11-30T00:00:00.000000Z'],
    ['0000-00-00 00:00:00'],
    ['pas une date 2026'],
    ['le 3'],
    ['14 Mar, 09:26'],
    ['Sat 14 Mar'],
    ['14/03/2026'],
    ['04/03/2026'],
    ['04/03/2026 09:26'],
    ['4.3.2026'],
    ['-1'],
    ['1.5'],
    ['2026-13-01'],
    ['2026-00-10'],
    ['2026-02-30T10:00:00Z'],
    ['2025-02-29'],
    ['2026-03-14T25:00:00Z'],
    ['null'],
    ['[object Object]'],
    ['<script>2026</script>'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [8.64e15 + 1],
    ['99999999999999999999'],
    [new Date('nonsense')],
  ])('gives up on %s', (value) => {
    expect(parseTimestamp(value)).toBeNull();
  });

  test('reads every second of the last and the coming century the same as a number and as a text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }), (seconds) => {
        expect(parseTimestamp(seconds)?.getTime()).toBe(seconds * 1000);
        expect(parseTimestamp(String(seconds))?.getTime()).toBe(seconds * 1000);
      }),
    );
  });

  test('reads back every date that JavaScript writes, and never throws', () => {
    const dates = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, (date) => {
        expect(parseTimestamp(date.toISOString())).toEqual(date);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const date = parseTimestamp(text);
        expect(date === null || !Number.isNaN(date.getTime())).toBe(true);
      }),
    );
  });

  test('does not hand out the date that it was given', () => {
    const date = new Date(PI_DAY);
    expect(parseTimestamp(date)).toEqual(date);
    expect(parseTimestamp(date)).not.toBe(date);
  });
});

describe('the formats', () => {
  test.each([
    ['2026-03-14T09:26:53Z', '14 mars 2026', '14 mars 2026, 10:26'],
    ['2026-02-28T00:00:00Z', '28 février 2026', '28 févr. 2026, 01:00'],
    ['2026-07-01T21:59:00Z', '1 juillet 2026', '1 juil. 2026, 23:59'],
  ])('write %s in French', (value, date, dateTime) => {
    expect(formatDate(value)).toBe(date);
    expect(formatDateTime(value)).toBe(dateTime);
  });

  test('tell the time of Paris: winter and summer, and the day after', () => {
    expect(formatDateTime('2026-01-31T23:30:00Z')).toBe('1 févr. 2026, 00:30');
    expect(formatDate('2026-07-14T22:30:00Z')).toBe('15 juillet 2026');
    // The clocks go forward at 02:00 on 29 March 2026.
    expect(formatDateTime('2026-03-29T00:59:00Z')).toBe('29 mars 2026, 01:59');
    expect(formatDateTime('2026-03-29T01:00:00Z')).toBe('29 mars 2026, 03:00');
  });

  test.each([[null], [undefined], [''], ['illisible'], [Number.NaN]])('write a dash for %s', (value) => {
    expect(formatDate(value)).toBe(MISSING);
    expect(formatDateTime(value)).toBe(MISSING);
  });
});
