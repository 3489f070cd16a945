export interface SeedOptions {
  users: number;
  offers: number;
  participations: number;
  /** Password hashes of the known accounts: each host hashes differently. */
  passwordHashes: { admin: string; user: string };
}

/** The last day of the sample data, the same in mockups, stories and development. */
export const seedDate = new Date('2026-03-14T09:26:53Z');
