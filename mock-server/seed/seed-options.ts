export interface SeedOptions {
  users: number;
  offers: number;
  participations: number;
  /** The hashes of the two passwords of the known accounts: each host hashes in its own way. */
  passwordHashes: { admin: string; user: string };
}

/** The day on which the sample data ends: the look's own, so that mockups, stories and dev data agree. */
export const seedDate = new Date('2026-03-14T09:26:53Z');
