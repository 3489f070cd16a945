import { foldText } from '~/lib/format/fold';
import type { StoredUser } from '../backend/rows';
import { frenchNames, longNames, namesByCountry, userCountries } from './people';
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

const LONG_NAME_EVERY = 67;

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
    const isLong = id % LONG_NAME_EVERY === 0;
    const frenchName = isLong
      ? random.pick(longNames)
      : `${random.pick(frenchNames.first)} ${random.pick(frenchNames.last)}`;
    const validated = random.chance(0.8) && !isStillWaiting(id, count);
    const pays = random.pick(userCountries);
    const name = isLong ? frenchName : nameIn(pays, id, frenchName);
    users.push({
      id,
      name,
      email: `${slug(name)}.${id}@exemple.test`,
      validated,
      is_admin: false,
      pays,
      created_at: dateOf(id - 1, count, 400),
      password_hash: passwordHashes.user,
    });
  }
  return users;
}

/** Another step for each part, so that the two do not come in pairs. */
const nameIn = (country: string, id: number, frenchName: string): string => {
  const names = namesByCountry[country];
  if (names === undefined) return frenchName;
  const { first, last } = names;
  return `${first[id % first.length] ?? first[0]} ${last[Math.floor(id / 3) % last.length] ?? last[0]}`;
};

const slug = (name: string): string =>
  foldText(name)
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '');
