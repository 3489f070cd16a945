import type { StoredMail } from './rows';

/** What the rules need from a host. */
export interface Environment {
  now: () => Date;
  newToken: () => string;
  hashToken: (token: string) => Promise<string>;
  hashPassword: (password: string) => Promise<string>;
  /** Takes as long without a hash (no such account): time must not tell which accounts exist. */
  verifyPassword: (password: string, hash: string | undefined) => Promise<boolean>;
  onMail: (mail: StoredMail) => void;
  /** For links in mails when the call has no origin. */
  appUrl: string;
  /** Seeds the decisions of the simulated network, together with the day. */
  networkSeed: number;
  limitsLogins: boolean;
}

/** ISO 8601 in UTC without milliseconds, as on the wire. */
export const wireDate = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

export const minutesAfter = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * 60_000);
