import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ListedRow, nextListedRows, SAME_LIST_SHARE, stillRows } from '~/design-system/table/use-listed-rows';

const keyOf = (row: string) => row;
const still = (...rows: string[]) => stillRows(rows, keyOf);
const next = (shown: readonly ListedRow<string>[], ...rows: string[]) => nextListedRows(shown, rows, keyOf);
const words = (listed: readonly ListedRow<string>[]) => listed.map(({ key, state }) => `${String(key)} ${state}`);

describe('the rows of a list', () => {
  test('stand still at first, and when nothing changes', () => {
    expect(words(still('a', 'b'))).toEqual(['a still', 'b still']);
    expect(words(next(still('a', 'b'), 'a', 'b'))).toEqual(['a still', 'b still']);
  });

  test('one goes where it stood, and one comes at the end', () => {
    expect(words(next(still('a', 'b', 'c'), 'b', 'c', 'd'))).toEqual(['a going', 'b still', 'c still', 'd coming']);
    expect(words(next(still('a', 'b', 'c'), 'a', 'c'))).toEqual(['a still', 'b going', 'c still']);
    expect(words(next(still('a', 'b'), 'a'))).toEqual(['a still', 'b going']);
  });

  test('one that goes after another stays behind it, and one that has come stays as it was drawn', () => {
    const first = next(still('a', 'b', 'c', 'd'), 'a', 'c', 'd', 'e');
    expect(words(first)).toEqual(['a still', 'b going', 'c still', 'd still', 'e coming']);
    expect(words(next(first, 'a', 'd', 'e'))).toEqual(['a still', 'b going', 'c going', 'd still', 'e coming']);
  });

  test('one that comes back is no longer on its way out', () => {
    expect(words(next(next(still('a', 'b', 'c'), 'a', 'c'), 'a', 'b', 'c'))).toEqual([
      'a still',
      'b coming',
      'c still',
    ]);
  });

  test('show what the rows say now, and the one that goes what it said last', () => {
    const rows = (...names: [number, string][]) => names.map(([id, name]) => ({ id, name }));
    const byId = ({ id }: { id: number }) => id;
    const before = rows([1, 'former'], [2, 'gone']);
    const listed = nextListedRows(stillRows(before, byId), rows([1, 'new']), byId);
    expect(listed.map(({ row }) => row.name)).toEqual(['new', 'gone']);
  });

  test.each([
    ['another page', ['a', 'b', 'c'], ['d', 'e', 'f']],
    ['a search that leaves less than half', ['a', 'b', 'c'], ['a']],
    ['a search that is taken back', ['a'], ['a', 'b', 'c']],
  ])('do not move when the list is another one: %s', (_, before, after) => {
    expect(words(next(still(...before), ...after))).toEqual(after.map((row) => `${row} still`));
  });

  test('whatever changes: every row once, in its order, and what is more is a picture', () => {
    const someRows = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(someRows, { minLength: 1, maxLength: 6 }), (lists) => {
        let listed = still(...(lists[0] ?? []));
        for (const rows of lists.slice(1)) {
          const before = listed.filter(({ state }) => state !== 'going');
          listed = next(listed, ...rows);
          expect(listed.filter(({ state }) => state !== 'going').map(({ key }) => key)).toEqual(rows);
          expect(new Set(listed.map(({ key }) => key)).size).toBe(listed.length);
          const common = before.filter(({ row }) => rows.includes(row)).length;
          const isSameList = common >= SAME_LIST_SHARE * Math.max(before.length, rows.length);
          const gone = before.filter(({ row }) => !rows.includes(row)).map(({ key }) => key);
          const pictures = listed.filter(({ state }) => state === 'going').map(({ key }) => key);
          expect(isSameList ? gone.every((key) => pictures.includes(key)) : pictures.length === 0).toBe(true);
        }
      }),
    );
  });
});
