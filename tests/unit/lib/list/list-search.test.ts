import * as v from 'valibot';
import { expect, it } from 'vitest';
import { PageNumber } from '~/lib/list/list-search';

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
