export type CsvCell = string | number | null | undefined;

/** Makes spreadsheets read UTF-8. */
export const CSV_BOM = '\uFEFF';

/** French spreadsheets use the comma for decimals. */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** What a spreadsheet runs as a formula, after blanks or a tab. */
const FORMULA_START = /^(?:[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;
const NEEDS_QUOTES = /[";\r\n]|^\s|\s$/;

const formatCell = (cell: CsvCell): string => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const formatCsvLine = (cells: readonly CsvCell[]): string => cells.map(formatCell).join(SEPARATOR) + LINE_END;
