import { describe, expect, it, vi } from 'vitest';
import { openXlsx } from '~/features/list-export/xlsx-writer';
import type { ExportCell, ExportHeading } from '~/lib/list/export-source';
import { readEntry, readSheet } from './read-sheet';

const write = async (kind: ExportHeading['kind'], ...cells: ExportCell[]) => {
  const sheet = openXlsx([{ header: 'Titre', ...(kind && { kind }) }], 'offres');
  await sheet.write(cells.map((cell) => [cell]));
  return readSheet(await sheet.finish());
};

describe('openXlsx', () => {
  it.each(['1-2', 'Mars 2026', '12345678901234567890', '00123', '=1+1', '+33612345678', '1E5', 'VRAI', '28/02/2026'])(
    'leaves the text « %s » a text',
    async (text) => {
      expect((await write(undefined, text)).A2).toMatchObject({ type: 'text', content: text });
    },
  );

  it('fails its writes once the file cannot be packed', async () => {
    class FullMemory {
      blob = () => Promise.reject(new Error('no room'));
    }
    vi.stubGlobal('Response', FullMemory);
    const sheet = openXlsx([{ header: 'Titre' }], 'offres');
    vi.unstubAllGlobals();
    await expect(Promise.all([sheet.write([['un']]), sheet.write([['deux']])])).rejects.toThrow('no room');
  }, 2000);

  it('names the columns in a line that stays in sight', async () => {
    const file = await openXlsx([{ header: 'Titre' }], 'offres').finish();
    const xml = readEntry(Buffer.from(await file.arrayBuffer()), 'xl/worksheets/sheet1.xml');
    expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(xml).not.toMatch(/<(?:mergeCell|drawing)/);
    expect((await readSheet(file)).A1).toMatchObject({ type: 'text', content: 'Titre' });
  });

  it('writes numbers as numbers, and those that a spreadsheet would shorten as text', async () => {
    const { A2, A3, A4 } = await write(undefined, 42, 99_999_999_999, 123_456_789_012);
    expect([A2, A3, A4]).toMatchObject([
      { type: 'number', content: '42' },
      { type: 'number', content: '99999999999' },
      { type: 'text', content: '123456789012' },
    ]);
  });

  it('writes amounts as numbers with two decimals', async () => {
    expect((await write('money', 12.5)).A2).toEqual({ type: 'number', content: '12.5', format: '#,##0.00' });
  });

  it('writes dates as days since 1900 by the clocks of Paris, in winter and in summer', async () => {
    const { A2, A3 } = await write('date', new Date('2026-02-28T08:26:53Z'), new Date('2026-07-14T22:00:00Z'));
    const day = (date: string, minutes: number) => {
      const days = (Date.parse(date) - Date.UTC(1899, 11, 30)) / 86_400_000;
      return expect.closeTo(days + minutes / 1440, 6);
    };
    expect([A2, A3].map((cell) => Number(cell?.content))).toEqual([day('2026-02-28', 566), day('2026-07-15', 0)]);
    expect(A2).toMatchObject({ type: 'number', format: 'dd/mm/yyyy hh:mm' });
  });

  it('writes a date that has no number as text, and nothing for a missing value', async () => {
    const cells = await write('date', new Date('1850-01-01T12:00:00Z'), null, undefined, '');
    expect(cells).toMatchObject({ A1: { content: 'Titre' }, A2: { type: 'text', content: '01/01/1850 12:09' } });
    expect(Object.keys(cells)).toEqual(['A1', 'A2']);
  });

  it('writes texts that spreadsheets would misread, or refuse', async () => {
    const { A2, A3, A4 } = await write(undefined, '_x0041_', 'a\uFFFFb <&> \u0007', 'x'.repeat(40_000));
    expect([A2?.content, A3?.content]).toEqual(['_x005F_x0041_', 'a\uFFFDb &lt;&amp;&gt; _x0007_']);
    expect(A4?.content).toHaveLength(32_767);
  });
});
