import type { PageReader } from '~/api/page-reader';
import { CSV_BOM, type CsvCell, formatCsvLine } from '~/lib/csv';

/** One column of the file. */
export interface CsvColumn<TRow> {
  header: string;
  value: (row: TRow) => CsvCell;
}

/** How far an export has come. */
export interface ExportProgress {
  /** Rows written. */
  rows: number;
  /** Part of the pages read, from 0 to 1. */
  share: number;
}

/** How many pages are handed to the browser at once, which may keep them outside of the script's memory. */
const PAGES_PER_BLOB = 50;

/** A file that grows page by page; after a failure it goes on where it stopped. */
export class CsvWriter<TRow> {
  readonly #reader: PageReader<TRow>;
  readonly #columns: readonly CsvColumn<TRow>[];
  #blob: Blob;
  #lines: string[] = [];
  #rows = 0;

  constructor(reader: PageReader<TRow>, columns: readonly CsvColumn<TRow>[]) {
    this.#reader = reader;
    this.#columns = columns;
    this.#blob = new Blob([CSV_BOM, formatCsvLine(columns.map(({ header }) => header))]);
  }

  /**
   * Reads and writes all that is left.
   * @throws {ApiError} when a page could not be read; call it again to go on
   * @throws {DOMException} when `signal` was aborted
   */
  async run(signal: AbortSignal, onProgress: (progress: ExportProgress) => void): Promise<Blob> {
    for (let step = await this.#reader.next(signal); step; step = await this.#reader.next(signal)) {
      signal.throwIfAborted();
      this.#write(step.rows);
      onProgress({ rows: this.#rows, share: step.page / step.lastPage });
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
