import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allPages,
  MAX_PAGE_BUTTONS,
  rowsOfPage,
  stretchOfPages,
  windowOfPages,
} from '~/design-system/pagination/page-window';

describe('the window of pages', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 3, [1, 2, 3]],
    [1, 10, [1, 2, 3, 4, 5]],
    [3, 10, [1, 2, 3, 4, 5]],
    [4, 10, [2, 3, 4, 5, 6]],
    [6, 10, [4, 5, 6, 7, 8]],
    [9, 10, [6, 7, 8, 9, 10]],
    [10, 10, [6, 7, 8, 9, 10]],
    [40, 10, [6, 7, 8, 9, 10]],
    [0, 10, [1, 2, 3, 4, 5]],
  ])('around page %d of %d', (current, last, pages) => {
    expect(windowOfPages(current, last)).toEqual(pages);
  });

  test('always holds the current page, neighbours in order, and as many as allowed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (a, b) => {
        const [current, last] = [Math.min(a, b), Math.max(a, b)];
        const pages = windowOfPages(current, last);
        expect(pages).toContain(current);
        expect(pages).toHaveLength(Math.min(MAX_PAGE_BUTTONS, last));
        expect(pages.every((page, index) => index === 0 || page === (pages[index - 1] ?? 0) + 1)).toBe(true);
        expect(pages[0]).toBeGreaterThanOrEqual(1);
        expect(pages.at(-1)).toBeLessThanOrEqual(last);
      }),
    );
  });
});

describe('the stretch of a very long row', () => {
  test('holds the first and the last page, and those that must not vanish', () => {
    expect(stretchOfPages(40, 43, 100, [7, 90])).toEqual([1, 7, 40, 41, 42, 43, 90, 100]);
    expect(stretchOfPages(-10, 3, 100, [])).toEqual([1, 2, 3, 100]);
    expect(stretchOfPages(98, 140, 100, [400])).toEqual([1, 98, 99, 100]);
  });

  test('every page exists where all are drawn', () => {
    expect(allPages(4)).toEqual([1, 2, 3, 4]);
    expect(allPages(0)).toEqual([]);
  });
});

describe('the rows of a page', () => {
  test.each([
    [1, 12, 42, { first: 1, last: 12 }],
    [4, 12, 42, { first: 37, last: 42 }],
    [1, 12, 12, { first: 1, last: 12 }],
    [1, 12, 1, { first: 1, last: 1 }],
    [5, 12, 42, { first: 0, last: 0 }],
    [1, 12, 0, { first: 0, last: 0 }],
  ])('page %d by %d of %d', (current, perPage, total, rows) => {
    expect(rowsOfPage(current, perPage, total)).toEqual(rows);
  });
});
