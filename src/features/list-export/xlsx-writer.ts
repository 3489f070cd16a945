import { type CellValue, type ColumnDef, writeXlsxStream } from 'hucre/xlsx';
import { formatSheetDate } from '~/lib/format/dates';
import type { ExportCell, ExportHeading } from '~/lib/list/export-source';
import type { OpenSheet } from './sheet-writer';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Spreadsheets show longer numbers as 1,23E+11, and keep 15 digits of them. */
const LONGEST_NUMBER = 99_999_999_999;
/** Excel refuses a file with a longer cell. */
const LONGEST_TEXT = 32_767;
/** Days before it have no number that all spreadsheets agree on. */
const FIRST_DATE = Date.UTC(1900, 2, 1);

const LOOKS: Record<NonNullable<ExportHeading['kind']>, ColumnDef> = {
  text: { width: 26 },
  date: { width: 17, numFmt: 'dd/mm/yyyy hh:mm' },
  money: { width: 12, numFmt: '#,##0.00' },
};

/** Spreadsheets read `_x0041_` as « A », and XML has no U+FFFE. */
const formatText = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replace(/[\uFFFE\uFFFF]/g, '\uFFFD');

/** What the clocks of Paris show then, as if it were UTC: cells know no time zone. */
const toWallClock = (date: Date): Date => {
  const [day = 0, month = 0, year = 0, hour, minute] = formatSheetDate(date).split(/\D+/).map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
};

const toCell = (cell: ExportCell): CellValue => {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'number') return Math.abs(cell) > LONGEST_NUMBER ? String(cell) : cell;
  if (typeof cell === 'string') return formatText(cell);
  return cell.getTime() < FIRST_DATE ? formatSheetDate(cell) : toWallClock(cell);
};

async function* rowsOf(writes: ReadableStream<CellValue[][]>) {
  const reader = writes.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) yield* step.value;
}

/** For spreadsheets: a text is a text there, whatever it looks like. */
export const openXlsx: OpenSheet = (headings, name) => {
  let fail = (_reason: unknown): void => {};
  const { readable, writable } = new TransformStream<CellValue[][], CellValue[][]>({
    start: (controller) => {
      fail = (reason) => controller.error(reason);
    },
  });
  const writer = writable.getWriter();
  const file = writeXlsxStream(rowsOf(readable), {
    name,
    columns: headings.map(({ header, kind = 'text' }) => ({ header, ...LOOKS[kind] })),
    freezePane: { rows: 1 },
  });
  // Read from the start, so that what is written is packed meanwhile.
  const blob = new Response(file, { headers: { 'Content-Type': TYPE } }).blob();
  // Otherwise a write would wait for ever for a reader that has failed.
  blob.catch((reason: unknown) => fail(reason));
  return {
    write: (rows) => writer.write(rows.map((cells) => cells.map(toCell))),
    finish: async () => {
      await writer.close();
      return blob;
    },
  };
};
