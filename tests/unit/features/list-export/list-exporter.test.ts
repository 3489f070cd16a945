import { describe, expect, it, vi } from 'vitest';
import { ListExporter } from '~/features/list-export/list-exporter';
import type { ExportFormat } from '~/lib/list/export-source';
import type { ReadPage } from '~/lib/list/page-reader';
import { readSheet } from './read-sheet';

interface Row {
  id: number;
  name: string;
}

const columns = [
  { header: 'ID', value: (row: Row) => row.id },
  { header: 'Nom', value: (row: Row) => row.name },
];

const pagesOf = (count: number, perPage: number): ReadPage<Row> => {
  const rows = Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Élodie ${index + 1}` }));
  return async (page) => ({
    data: rows.slice((page - 1) * perPage, page * perPage),
    current_page: page,
    last_page: Math.ceil(count / perPage),
    total: count,
    per_page: perPage,
    unreadable: 0,
  });
};

const { signal } = new AbortController();

const exporterOf = (readPage: ReadPage<Row>, format: ExportFormat = 'csv') =>
  new ListExporter({ readPage, columns, fileName: 'utilisateurs' }, format);

const idsOf = async (file: Blob) => {
  const cells = Object.entries(await readSheet(file));
  return cells.flatMap(([address, { content }]) => (/^A(?!1$)/.test(address) ? [content] : []));
};

describe('ListExporter', () => {
  it('writes a BOM, the headings and every row, and says how far it is', async () => {
    const shares: number[] = [];
    const file = await exporterOf(pagesOf(5, 2)).run(signal, ({ share }) => shares.push(share));
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'ID;Nom',
      ...[1, 2, 3, 4, 5].map((id) => `${id};Élodie ${id}`),
      '',
    ]);
    expect(shares).toEqual([1 / 3, 2 / 3, 1]);
    expect(file.type).toBe('text/csv;charset=utf-8');
  });

  it('leaves rows that could not be read out of the file, and says how many', async () => {
    const readPage = pagesOf(4, 2);
    const unreadableToo: ReadPage<Row> = async (page, pageSignal) => ({
      ...(await readPage(page, pageSignal)),
      unreadable: 1,
    });
    const progress = vi.fn();
    await exporterOf(unreadableToo).run(signal, progress);
    expect(progress).toHaveBeenLastCalledWith({ rows: 4, unreadable: 2, share: 1 });
  });

  it('writes 200,000 rows', async () => {
    const file = await exporterOf(pagesOf(200_000, 100)).run(signal, () => {});
    expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(200_001);
  });

  it('writes the same rows for Excel, in one sheet', async () => {
    const file = await exporterOf(pagesOf(20_000, 100), 'xlsx').run(signal, () => {});
    const cells = await readSheet(file);
    expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(cells.A1).toMatchObject({ content: 'ID' });
    expect(cells.B20001).toMatchObject({ type: 'text', content: 'Élodie 20000' });
  });

  it.each(['csv', 'xlsx'] as const)('goes on where it stopped, in %s', async (format) => {
    const readPage = pagesOf(4, 2);
    let failures = 1;
    const failingOnce: ReadPage<Row> = (page, pageSignal) => {
      if (page === 2 && failures-- > 0) throw new Error('drop');
      return readPage(page, pageSignal);
    };
    const exporter = exporterOf(failingOnce, format);
    await expect(exporter.run(signal, () => {})).rejects.toThrow('drop');
    const file = await exporter.run(signal, () => {});
    const ids = format === 'csv' ? (await file.text()).match(/^\d/gm) : await idsOf(file);
    expect(ids).toEqual(['1', '2', '3', '4']);
  });

  it.each(['csv', 'xlsx'] as const)('stops when it is cancelled: %s', async (format) => {
    const controller = new AbortController();
    const exporter = exporterOf(pagesOf(1_000, 10), format);
    let steps = 0;
    const run = exporter.run(controller.signal, () => {
      steps += 1;
      if (steps === 3) controller.abort();
    });
    await expect(run).rejects.toThrow();
    expect(steps).toBe(3);
  });
});
