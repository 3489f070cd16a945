import type { Id } from '~/api/contract/scalars';
import { createPageReader, type PageReader, type ReadPage } from '~/lib/list/page-reader';

type CsvCell = string | number | null | undefined;

/** Makes spreadsheets read UTF-8. */
const CSV_BOM = '\uFEFF';

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

interface CsvColumn<TRow> {
  header: string;
  value: (row: TRow) => CsvCell;
}

export interface CsvSource<TRow> {
  readPage: ReadPage<TRow>;
  columns: readonly CsvColumn<TRow>[];
  /** Without date and extension: « utilisateurs ». */
  fileName: string;
}

export interface ExportProgress {
  rows: number;
  unreadable: number;
  share: number;
}

/** Blobs may leave the script's memory. */
const PAGES_PER_BLOB = 50;

/** A file that grows page by page and resumes after a failure. */
export class CsvWriter<TRow extends { id: Id }> {
  readonly #reader: PageReader<TRow>;
  readonly #columns: readonly CsvColumn<TRow>[];
  #blob: Blob;
  #lines: string[] = [];
  #rows = 0;
  #unreadable = 0;

  constructor({ readPage, columns }: Pick<CsvSource<TRow>, 'readPage' | 'columns'>) {
    this.#reader = createPageReader(readPage);
    this.#columns = columns;
    this.#blob = new Blob([CSV_BOM, formatCsvLine(columns.map(({ header }) => header))]);
  }

  /** Reads and writes the remaining pages; call it again to resume. @throws {ApiError} when a page cannot be read */
  async run(signal: AbortSignal, onProgress: (progress: ExportProgress) => void): Promise<Blob> {
    for (let step = await this.#reader.next(signal); step; step = await this.#reader.next(signal)) {
      signal.throwIfAborted();
      this.#write(step.rows);
      this.#unreadable += step.unreadable;
      onProgress({ rows: this.#rows, unreadable: this.#unreadable, share: step.page / step.lastPage });
    }
    this.#flush();
    return new Blob([this.#blob], { type: 'text/csv;charset=utf-8' });
  }

  #write(rows: readonly TRow[]) {
    this.#rows += rows.length;
    this.#lines.push(rows.map((row) => formatCsvLine(this.#columns.map(({ value }) => value(row)))).join(''));
    if (this.#lines.length >= PAGES_PER_BLOB) this.#flush();
  }

  #flush() {
    this.#blob = new Blob([this.#blob, ...this.#lines]);
    this.#lines = [];
  }
}

/** Long enough for the browser to start the download. */
const KEEP_ADDRESS_MS = 60_000;

export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS_MS);
};
