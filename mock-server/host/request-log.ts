import type { CallLog } from '../backend/backend';
import { violationText } from '../violation-text';

const KEPT = 500;

export interface LoggedCall extends Omit<CallLog, 'violations'> {
  at: string;
  /** As the workbench's page shows them. */
  violations: string[];
}

/** The last calls of the contract, newest first. */
export class RequestLog {
  #calls: LoggedCall[] = [];
  /** What the mock's own answers did against the contract, ever since the start. */
  readonly answerViolations = new Set<string>();

  /** Keeps a finished call. */
  add(call: CallLog): void {
    for (const violation of call.violations) {
      if (violation.source === 'answer') {
        this.answerViolations.add(`${call.method} ${call.path}: ${violationText(violation)}`);
      }
    }
    this.#calls.push({ at: new Date().toISOString(), ...call, violations: call.violations.map(violationText) });
    if (this.#calls.length > KEPT * 2) this.#calls = this.#calls.slice(-KEPT);
  }

  /** The kept calls, newest first. */
  list(): LoggedCall[] {
    return this.#calls.slice(-KEPT).reverse();
  }

  /** Forgets the calls, but not what the mock's own answers did against the contract. */
  clear(): void {
    this.#calls = [];
  }
}
