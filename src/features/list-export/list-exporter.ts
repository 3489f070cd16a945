import type { Id } from '~/api/contract/scalars';
import type { ExportFormat, ExportSource } from '~/lib/list/export-source';
import { createPageReader, type PageReader } from '~/lib/list/page-reader';
import { openCsv } from './csv-writer';
import type { OpenSheet, SheetWriter } from './sheet-writer';
import { openXlsx } from './xlsx-writer';

const openers: Record<ExportFormat, OpenSheet> = { csv: openCsv, xlsx: openXlsx };

export interface ExportProgress {
  rows: number;
  unreadable: number;
  share: number;
}

/** A file that grows page by page and resumes after a failure. */
export class ListExporter<TRow extends { id: Id }> {
  readonly #reader: PageReader<TRow>;
  readonly #columns: ExportSource<TRow>['columns'];
  readonly #sheet: SheetWriter;
  #rows = 0;
  #unreadable = 0;

  constructor({ readPage, columns, fileName }: ExportSource<TRow>, format: ExportFormat) {
    this.#reader = createPageReader(readPage);
    this.#columns = columns;
    this.#sheet = openers[format](columns, fileName);
  }

  /** Reads and writes the remaining pages; call it again to resume. @throws {ApiError} when a page cannot be read */
  async run(signal: AbortSignal, onProgress: (progress: ExportProgress) => void): Promise<Blob> {
    for (let step = await this.#reader.next(signal); step; step = await this.#reader.next(signal)) {
      signal.throwIfAborted();
      await this.#sheet.write(step.rows.map((row) => this.#columns.map(({ value }) => value(row))));
      this.#rows += step.rows.length;
      this.#unreadable += step.unreadable;
      onProgress({ rows: this.#rows, unreadable: this.#unreadable, share: step.page / step.lastPage });
    }
    return this.#sheet.finish();
  }
}
