import type { Report } from '~/lib/browser/report-format';

const KEPT = 200;

export interface ReceivedReport extends Report {
  at: string;
}

/** The last reports of the app about itself, newest first. */
export class ReportLog {
  #reports: ReceivedReport[] = [];

  add(report: Report): void {
    this.#reports = [{ at: new Date().toISOString(), ...report }, ...this.#reports].slice(0, KEPT);
  }

  list(): readonly ReceivedReport[] {
    return this.#reports;
  }

  clear(): void {
    this.#reports = [];
  }
}
