import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PageNumber, parseSearch, SearchText, stringifySearch } from '~/lib/list/list-search';

it.each([
  [1, 1],
  [2, 2],
  ['3', 3],
  [999_999_999_999, 999_999_999_999],
])('%j is page %i', (value, page) => {
  expect(v.parse(PageNumber, value)).toBe(page);
});

it.each([undefined, null, 0, -1, 1.5, 'abc', '', ' 2', '-1', '1e3', 1e16, Number.NaN, true, [2], {}])(
  '%j makes no sense, so it is the first page',
  (value) => {
    expect(v.parse(PageNumber, value)).toBe(1);
  },
);

it.each([
  ['\u200B camille\uFEFF', 'camille'],
  ['cam\u00ADille\u202E@missio.test', 'camille@missio.test'],
  ['\u200B', ''],
  [2024, '2024'],
])('%j searches for %j', (value, text) => {
  expect(v.parse(SearchText, value)).toBe(text);
});

describe('values of the query string', () => {
  it.each([
    ['?page=2', { page: 2 }],
    ['?page=-1', { page: -1 }],
    ['?token=1e5', { token: '1e5' }],
    ['?token=12345678901234567890', { token: '12345678901234567890' }],
    ['?token=0123', { token: '0123' }],
    ['?page=1.0', { page: '1.0' }],
    ['?search=', { search: '' }],
    ['?search=null', { search: 'null' }],
    ['?search=Infinity', { search: 'Infinity' }],
    ['?search="12"', { search: '"12"' }],
    ['?search=Caf%C3%A9', { search: 'Café' }],
  ])('%s', (text, values) => expect(parseSearch(text)).toEqual(values));

  it('are written without quotes', () => {
    expect(stringifySearch({ page: 2, search: '2024', filter: undefined })).toBe('?page=2&search=2024');
    expect(stringifySearch({ search: 'true' })).toBe('?search=true');
  });

  it('writes back an address as it was read, whatever a token looks like', () => {
    const tokens = fc.stringMatching(/^[0-9a-zA-Z_.-]{1,40}$/);
    fc.assert(fc.property(tokens, (token) => stringifySearch(parseSearch(`?token=${token}`)) === `?token=${token}`));
  });
});
