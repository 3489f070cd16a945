import { foldText } from '~/lib/format/fold';
import type { StoredUser } from '../backend/rows';
import { firstNames, lastNames, longNames, userCountries } from './people';
import type { Random } from './random';
import type { SeedOptions } from './seed-options';

export type DateOfRow = (index: number, count: number, days: number) => string;

/** The three known accounts, always the first users. */
export const knownAccounts = {
  admin: { id: 1, name: 'Agathe Morel', email: 'admin@missio.test', password: 'motdepasse-admin' },
  camille: { id: 2, name: 'Camille Durand', email: 'camille@missio.test', password: 'motdepasse-user' },
  attente: { id: 3, name: 'Sacha Petit', email: 'attente@missio.test', password: 'motdepasse-user' },
} as const;

/** Most of the last accounts still wait, so that the first page shows both kinds. */
const NEWCOMERS = 9;

const isStillWaiting = (id: number, count: number): boolean =>
  count - id < Math.min(NEWCOMERS, Math.floor(count / 20)) && (count - id) % 3 !== 1;

export function generateUsers(random: Random, { users: count, passwordHashes }: SeedOptions, dateOf: DateOfRow) {
  const { admin, camille, attente } = knownAccounts;
  const known = (account: { id: number; name: string; email: string }, password_hash: string) => ({
    id: account.id,
    name: account.name,
    email: account.email,
    pays: 'FR',
    created_at: dateOf(account.id - 1, count, 400),
    password_hash,
  });
  const users: StoredUser[] = [
    { ...known(admin, passwordHashes.admin), validated: true, is_admin: true },
    { ...known(camille, passwordHashes.user), validated: true, is_admin: false },
    { ...known(attente, passwordHashes.user), validated: false, is_admin: false },
  ];
  for (let id = 4; id <= count; id += 1) {
    const name = id % 67 === 0 ? random.pick(longNames) : `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    users.push({
      id,
      name,
      email: `${slug(name)}.${id}@exemple.test`,
      validated: random.chance(0.8) && !isStillWaiting(id, count),
      is_admin: false,
      pays: random.pick(userCountries),
      created_at: dateOf(id - 1, count, 400),
      password_hash: passwordHashes.user,
    });
  }
  return users;
}

const slug = (name: string): string =>
  foldText(name)
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '');
