import { describe, expect, it } from 'vitest';
import { createPageReader, type PageReader, type ReadPage } from '~/lib/list/page-reader';

interface Row {
  id: number;
}

const PER_PAGE = 3;
const { signal } = new AbortController();
const rowsFrom = (...ids: number[]): Row[] => ids.map((id) => ({ id }));

/** A list that changes before the given reads, counted from 0. */
const listThat = (rows: Row[], changes: Record<number, (rows: Row[]) => Row[]> = {}) => {
  let current = rows;
  let reads = 0;
  const pages: number[] = [];
  const readPage: ReadPage<Row> = async (page) => {
    current = changes[reads]?.(current) ?? current;
    reads += 1;
    pages.push(page);
    return {
      data: current.slice((page - 1) * PER_PAGE, page * PER_PAGE),
      current_page: page,
      last_page: Math.max(1, Math.ceil(current.length / PER_PAGE)),
      total: current.length,
      per_page: PER_PAGE,
      unreadable: 0,
    };
  };
  return { readPage, pages };
};

const readAll = async (reader: PageReader<Row>) => {
  const ids: number[] = [];
  for (let step = await reader.next(signal); step; step = await reader.next(signal)) {
    ids.push(...step.rows.map(({ id }) => id));
  }
  return ids;
};

describe('createPageReader', () => {
  it('reads every page once, in order', async () => {
    const { readPage, pages } = listThat(rowsFrom(7, 6, 5, 4, 3, 2, 1));
    expect(await readAll(createPageReader(readPage))).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(pages).toEqual([1, 2, 3]);
  });

  it('reads an empty list', async () => {
    expect(await readAll(createPageReader(listThat([]).readPage))).toEqual([]);
  });

  it('counts the rows that could not be read, once for each page', async () => {
    const { readPage } = listThat(rowsFrom(9, 8, 7, 6, 5, 4, 3, 2, 1), { 2: (rows) => rows.slice(2) });
    const reader = createPageReader<Row>(async (page) => ({ ...(await readPage(page, signal)), unreadable: page }));
    const counts: number[] = [];
    for (let step = await reader.next(signal); step; step = await reader.next(signal)) counts.push(step.unreadable);
    expect(counts).toEqual([1, 2, 3, 0, 0]);
  });

  it('gives no row twice when newer ones push the rest down', async () => {
    const { readPage } = listThat(rowsFrom(5, 4, 3, 2, 1), { 1: (rows) => [...rowsFrom(7, 6), ...rows] });
    expect(await readAll(createPageReader(readPage))).toEqual([5, 4, 3, 2, 1]);
  });

  it('loses no row when others are deleted above', async () => {
    const { readPage } = listThat(rowsFrom(9, 8, 7, 6, 5, 4, 3, 2, 1), { 1: (rows) => rows.slice(2) });
    expect(await readAll(createPageReader(readPage))).toEqual([9, 8, 7, 4, 3, 2, 6, 5, 1]);
  });

  it('ends when the list shrinks to less than was read', async () => {
    const { readPage } = listThat(rowsFrom(9, 8, 7, 6, 5, 4, 3), { 1: () => rowsFrom(9) });
    expect(await readAll(createPageReader(readPage))).toEqual([9, 8, 7]);
  });

  it('ends where each page says its own number of rows for the total', async () => {
    const { readPage } = listThat(rowsFrom(5, 4, 3, 2, 1));
    const reader = createPageReader<Row>(async (page) => {
      const answer = await readPage(page, signal);
      return { ...answer, total: answer.data.length };
    });
    expect(await readAll(reader)).toEqual([5, 4, 3, 2, 1]);
  });

  it('reads the same page again after a failure', async () => {
    const { readPage } = listThat(rowsFrom(4, 3, 2, 1));
    let failures = 1;
    const reader = createPageReader<Row>((page, pageSignal) => {
      if (page === 2 && failures-- > 0) throw new Error('drop');
      return readPage(page, pageSignal);
    });
    expect((await reader.next(signal))?.rows).toHaveLength(3);
    await expect(reader.next(signal)).rejects.toThrow('drop');
    expect((await reader.next(signal))?.rows).toEqual([{ id: 1 }]);
    expect(await reader.next(signal)).toBeNull();
  });
});
