export type CsvCell = string | number | null | undefined;

/** Makes spreadsheets read UTF-8. */
export const CSV_BOM = '\uFEFF';

/** French spreadsheets use the comma for decimals. */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** What a spreadsheet would run as a formula, after any blanks or a leading tab or line break. */
const FORMULA_START = /^(?:[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;
const NEEDS_QUOTES = /[";\r\n]|^\s|\s$/;

const formatCell = (cell: CsvCell): string => {
  if (cell === null || cell === undefined) return '';
  // A number is no formula; French spreadsheets need the decimal comma.
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A CSV line for French spreadsheets, with formulas defused. */
export const formatCsvLine = (cells: readonly CsvCell[]): string => cells.map(formatCell).join(SEPARATOR) + LINE_END;
