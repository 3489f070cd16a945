import { formatSheetDate } from '~/lib/format/dates';
import type { ExportCell } from '~/lib/list/export-source';
import type { OpenSheet } from './sheet-writer';

/** Makes spreadsheets read UTF-8. */
const CSV_BOM = '\uFEFF';

/** French spreadsheets use the comma for decimals. */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** What a spreadsheet runs as a formula, after blanks or a tab. */
const FORMULA_START = /^(?:[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;
const NEEDS_QUOTES = /[";\r\n]|^\s|\s$/;

const formatCell = (cell: ExportCell): string => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (cell instanceof Date) return formatSheetDate(cell);
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const formatCsvLine = (cells: readonly ExportCell[]): string => cells.map(formatCell).join(SEPARATOR) + LINE_END;

/** Blobs may leave the script's memory. */
const WRITES_PER_BLOB = 50;

export const openCsv: OpenSheet = (headings) => {
  let blob = new Blob([CSV_BOM, formatCsvLine(headings.map(({ header }) => header))]);
  let texts: string[] = [];
  const flush = () => {
    blob = new Blob([blob, ...texts]);
    texts = [];
  };
  return {
    write: async (rows) => {
      texts.push(rows.map(formatCsvLine).join(''));
      if (texts.length >= WRITES_PER_BLOB) flush();
    },
    finish: async () => {
      flush();
      return new Blob([blob], { type: 'text/csv;charset=utf-8' });
    },
  };
};
