/** A value of a row, before it is written. */
export type CsvCell = string | number | null | undefined;

/** Says UTF-8 to spreadsheets, which otherwise read accents in the encoding of their system. */
export const CSV_BOM = '\uFEFF';

/** French spreadsheets keep the comma for decimals. */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/**
 * What a spreadsheet would run instead of showing: a formula behind any blanks, ASCII or full width, or a leading tab or line
 * break, which some drop before they read on.
 */
const FORMULA_START = /^(?:[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;
const NEEDS_QUOTES = /[";\r\n]|^\s|\s$/;

const formatCell = (cell: CsvCell): string => {
  if (cell === null || cell === undefined) return '';
  // A number cannot carry a formula; the decimal comma is the one that French spreadsheets compute with.
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line of a CSV file for French spreadsheets, formulas defused. */
export const formatCsvLine = (cells: readonly CsvCell[]): string => cells.map(formatCell).join(SEPARATOR) + LINE_END;
