import type { CallLog } from '../backend/backend';
import { isOwnViolation } from '../backend/contract-check';

const KEPT = 500;

export interface LoggedCall extends CallLog {
  at: string;
}

/** The last calls of the contract, newest first. */
export class RequestLog {
  #calls: LoggedCall[] = [];
  /** What the mock's own answers did against the contract, ever since the start. */
  readonly answerViolations = new Set<string>();

  add(call: CallLog): void {
    for (const violation of call.violations) {
      if (isOwnViolation(violation)) this.answerViolations.add(`${call.method} ${call.path}: ${violation}`);
    }
    this.#calls.push({ at: new Date().toISOString(), ...call });
    if (this.#calls.length > KEPT * 2) this.#calls = this.#calls.slice(-KEPT);
  }

  list(): LoggedCall[] {
    return this.#calls.slice(-KEPT).reverse();
  }

  clear(): void {
    this.#calls = [];
  }
}
