import type { ExportCell, ExportHeading } from '~/lib/list/export-source';

export interface SheetWriter {
  write: (rows: readonly (readonly ExportCell[])[]) => Promise<void>;
  finish: () => Promise<Blob>;
}

/** Starts a file whose first line is the headings. */
export type OpenSheet = (headings: readonly ExportHeading[], name: string) => SheetWriter;
