import type { CallLog } from '../backend/backend';
import { violationText } from '../violation-text';

const KEPT = 500;

export interface LoggedCall extends Omit<CallLog, 'violations'> {
  at: string;
  violations: string[];
}

/** The last calls, newest first. */
export class RequestLog {
  #calls: LoggedCall[] = [];
  /** Violations by the mock's own answers since the start. */
  readonly answerViolations = new Set<string>();

  add(call: CallLog): void {
    for (const violation of call.violations) {
      if (violation.source === 'answer') {
        this.answerViolations.add(`${call.method} ${call.path}: ${violationText(violation)}`);
      }
    }
    this.#calls.push({ at: new Date().toISOString(), ...call, violations: call.violations.map(violationText) });
    if (this.#calls.length > KEPT * 2) this.#calls = this.#calls.slice(-KEPT);
  }

  list(): LoggedCall[] {
    return this.#calls.slice(-KEPT).reverse();
  }

  /** Keeps the mock's own violations. */
  clear(): void {
    this.#calls = [];
  }
}
