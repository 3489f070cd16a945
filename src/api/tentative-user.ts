import * as v from 'valibot';
import { User } from './contract/entities';
import { readStoredUser } from './credentials';

const StoredUser = v.pipe(v.string(), v.parseJson(), User);

/**
 * The user that the last visit kept, until the server has said who this is. `null` for one of another build or backend that this one cannot
 * read: the start then waits for the server.
 */
export const readTentativeUser = (): User | null => {
  const stored = v.safeParse(StoredUser, readStoredUser());
  return stored.success ? stored.output : null;
};
