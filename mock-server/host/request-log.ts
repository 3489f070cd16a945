import type { CallLog } from '../backend/backend';

const KEPT = 500;

export interface LoggedCall extends CallLog {
  at: string;
}

/** The last calls of the contract, newest first. */
export class RequestLog {
  #calls: LoggedCall[] = [];

  add(call: CallLog): void {
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
