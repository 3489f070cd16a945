import { Refused } from './answer';
import { serverMessages } from './server-messages';

const MAX_FAILURES = 10;
const WINDOW_MS = 5 * 60_000;

interface Failures {
  count: number;
  until: number;
}

/** Counts failed logins by address and account, in memory; also for unknown accounts, so that it does not tell. */
export class LoginLimit {
  readonly #failures = new Map<string, Failures>();

  /** @throws 429 after too many failures */
  check(address: string, email: string, now: Date): void {
    const known = this.#failures.get(keyOf(address, email));
    if (known === undefined || known.count < MAX_FAILURES || known.until <= now.getTime()) return;
    const seconds = Math.ceil((known.until - now.getTime()) / 1000);
    throw new Refused(429, { message: serverMessages.tooManyLogins }, { 'retry-after': String(seconds) });
  }

  /** Counts before the attempt is judged, so that parallel attempts cannot slip through. */
  count(address: string, email: string, now: Date): void {
    const key = keyOf(address, email);
    const known = this.#failures.get(key);
    const isCurrent = known !== undefined && known.until > now.getTime();
    this.#failures.set(key, {
      count: isCurrent ? known.count + 1 : 1,
      until: isCurrent ? known.until : now.getTime() + WINDOW_MS,
    });
    if (this.#failures.size > 10_000) this.#forgetOld(now);
  }

  forgive(address: string, email: string): void {
    this.#failures.delete(keyOf(address, email));
  }

  clear(): void {
    this.#failures.clear();
  }

  #forgetOld(now: Date): void {
    for (const [key, failures] of this.#failures) if (failures.until <= now.getTime()) this.#failures.delete(key);
  }
}

const keyOf = (address: string, email: string): string => `${address}\n${email.toLowerCase()}`;
