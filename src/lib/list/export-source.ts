import type { ReadPage } from './page-reader';

export type ExportCell = string | number | Date | null | undefined;

export type ExportFormat = 'csv' | 'xlsx';

export interface ExportHeading {
  header: string;
  /** How a spreadsheet shows what is below it. */
  kind?: 'text' | 'date' | 'money';
}

interface ExportColumn<TRow> extends ExportHeading {
  value: (row: TRow) => ExportCell;
}

export interface ExportSource<TRow> {
  readPage: ReadPage<TRow>;
  columns: readonly ExportColumn<TRow>[];
  /** Without date and extension: « utilisateurs ». */
  fileName: string;
}
