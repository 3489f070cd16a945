import * as v from 'valibot';
import { User } from './contract/entities';
import { readStoredUser } from './credentials';

const StoredUser = v.pipe(v.string(), v.parseJson(), User);

/** The user stored by the last visit, until the server confirms it; `null` if unreadable. */
export const readTentativeUser = (): User | null => {
  const stored = v.safeParse(StoredUser, readStoredUser());
  return stored.success ? stored.output : null;
};
