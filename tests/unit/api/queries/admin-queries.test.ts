import { describe, expect, it } from 'vitest';
import { MAX_PER_PAGE } from '~/api/contract/scalars';
import { findRow } from '~/api/queries/admin/admin-queries';

const { signal } = new AbortController();

describe('findRow', () => {
  const rows = Array.from({ length: 13 * MAX_PER_PAGE + 1 }, (_, index) => ({ id: 2000 - index }));
  const last_page = Math.ceil(rows.length / MAX_PER_PAGE);
  const find = async (id: number, offset: number) => {
    const pages: number[] = [];
    const readPage = async (page: number) => {
      pages.push(page);
      const data = rows.slice((page - 1) * MAX_PER_PAGE, page * MAX_PER_PAGE);
      return { data, current_page: page, last_page, total: rows.length, per_page: MAX_PER_PAGE, unreadable: 0 };
    };
    return { row: await findRow(readPage, { id, offset }, signal), pages };
  };

  it('finds a row where it stood', async () => {
    expect(await find(1790, 210)).toEqual({ row: { id: 1790 }, pages: [3] });
  });

  it('finds a row that newer ones have pushed down', async () => {
    expect((await find(1590, 210)).row).toEqual({ id: 1590 });
  });

  it('gives up after a few pages, and at the end of the list', async () => {
    expect(await find(700, 0)).toEqual({ row: null, pages: [1, 2, 3, 4, 5] });
    expect(await find(9999, 1250)).toEqual({ row: null, pages: [13, 14] });
  });
});
