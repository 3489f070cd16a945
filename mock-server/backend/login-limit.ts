import { Refused } from './answer';
import { serverMessages } from './server-messages';

const MAX_FAILURES = 10;
const WINDOW_MS = 5 * 60_000;

interface Failures {
  count: number;
  /** When the count starts again. */
  until: number;
}

/**
 * Counts the failed logins by address and account, whether or not the account exists: the limit must not tell.
 * It lives in memory: a restart forgives.
 */
export class LoginLimit {
  readonly #failures = new Map<string, Failures>();

  /** Throws 429 when this address has failed too often on this account. */
  check(address: string, email: string, now: Date): void {
    const known = this.#failures.get(keyOf(address, email));
    if (known === undefined || known.count < MAX_FAILURES || known.until <= now.getTime()) return;
    const seconds = Math.ceil((known.until - now.getTime()) / 1000);
    throw new Refused(429, { message: serverMessages.tooManyLogins }, { 'retry-after': String(seconds) });
  }

  /** Counts an attempt before it is judged, so that attempts made at once cannot slip through. */
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

  /** Starts the count again, after a login that succeeded. */
  forgive(address: string, email: string): void {
    this.#failures.delete(keyOf(address, email));
  }

  /** Forgets every count, for another state has other accounts. */
  clear(): void {
    this.#failures.clear();
  }

  #forgetOld(now: Date): void {
    for (const [key, failures] of this.#failures) if (failures.until <= now.getTime()) this.#failures.delete(key);
  }
}

const keyOf = (address: string, email: string): string => `${address}\n${email.toLowerCase()}`;
