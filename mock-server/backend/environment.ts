import type { StoredMail } from './rows';

/** What the rules need from outside: each host brings its own. */
export interface Environment {
  now: () => Date;
  /** A token that cannot be guessed. */
  newToken: () => string;
  hashToken: (token: string) => Promise<string>;
  hashPassword: (password: string) => Promise<string>;
  /** Without a hash, for nobody has the address, it takes as long as with one: time must not tell which accounts exist. */
  verifyPassword: (password: string, hash: string | undefined) => Promise<boolean>;
  /** Told of every mail that the outbox receives. */
  onMail: (mail: StoredMail) => void;
  /** Where the app is, for the links in mails; the call's own origin comes first. */
  appUrl: string;
  /** What the simulated affiliate network decides depends on this number alone, and on the day. */
  networkSeed: number;
  /** Whether too many failed logins are answered by 429. */
  limitsLogins: boolean;
}

/** `date` as the wire has it: ISO 8601 in UTC, without milliseconds. */
export const wireDate = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

/** The moment so many minutes after `date`. */
export const minutesAfter = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * 60_000);
