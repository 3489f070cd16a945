import type { Environment } from '../../../mock-server/backend/environment';
import type { StoredMail } from '../../../mock-server/backend/rows';

/** The outside world of a test: cheap hashes, counted tokens, a clock that stands where it was put. */
export interface QuickEnvironment extends Environment {
  setNow: (date: Date) => void;
  mails: StoredMail[];
}

export const quickHash = (text: string): string => `quick$${text}`;

export function quickEnvironment(changes: Partial<Environment> = {}): QuickEnvironment {
  let now = new Date('2026-03-14T09:26:53Z');
  let tokens = 0;
  const mails: StoredMail[] = [];
  return {
    now: () => now,
    setNow: (date) => {
      now = date;
    },
    newToken: () => {
      tokens += 1;
      return `token-${tokens}`;
    },
    hashToken: async (token) => quickHash(token),
    hashPassword: async (password) => quickHash(password),
    verifyPassword: async (password, hash) => hash === quickHash(password),
    onMail: (mail) => mails.push(mail),
    mails,
    appUrl: 'http://localhost:5173',
    networkSeed: 1,
    limitsLogins: true,
    ...changes,
  };
}
