import type { StateData } from '../backend/rows';
import { knownAccounts } from '../seed/generate-users';
import type { SharedRows, SharedState } from './shared-state';

type SharedTables = Pick<SharedState, 'rows' | 'network'>;

const withoutPassword = <T extends { password_hash: string }>({
  password_hash: _,
  ...row
}: T): Omit<T, 'password_hash'> => row;

/** The rows that are other than in `base`. Sessions, reset links, mails and passwords stay out. */
export function diffState(base: StateData, state: StateData): SharedTables {
  const [from, to] = [base.singletons.network, state.singletons.network];
  return {
    rows: {
      users: changes(base.users.map(withoutPassword), state.users.map(withoutPassword)),
      offers: changes(base.offers, state.offers),
      removed_offers: changes(base.removed_offers, state.removed_offers),
      participations: changes(base.participations, state.participations),
    },
    ...(!isSame(from, to) && {
      network: { ...to, settings: to.settings === null ? null : withoutPassword(to.settings) },
    }),
  };
}

function changes<T extends { id: number }>(before: readonly T[], after: readonly T[]): { put: T[]; remove: number[] } {
  const known = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  return {
    put: after.filter((row) => !isSame(known.get(row.id), row)),
    remove: before.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
  };
}

/** Rows that were not touched are the same object. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** A row that was changed may have its fields in another order. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, field]) => [key, sorted(field)]),
      )
    : value;

/** How many rows differ. */
export const countRows = (rows: SharedRows): number =>
  Object.values(rows).reduce((sum, { put, remove }) => sum + put.length + remove.length, 0);

/**
 * Applies such a difference to sample data. An account that these do not have gets Camille's password.
 * @throws {DanglingRow} when a participation names a user or an offer that is not there
 */
export function applyDiff(base: StateData, { rows, network }: SharedTables): StateData {
  const hashes = new Map(base.users.map(({ id, password_hash }) => [id, password_hash]));
  const newHash = hashes.get(knownAccounts.camille.id) ?? '';
  const users = patched(base.users, {
    remove: rows.users.remove,
    put: rows.users.put.map((user) => ({ ...user, password_hash: hashes.get(user.id) ?? newHash })),
  });
  const state: StateData = {
    ...base,
    users,
    offers: patched(base.offers, rows.offers),
    removed_offers: patched(base.removed_offers, rows.removed_offers),
    participations: patched(base.participations, rows.participations),
    singletons: {
      ...base.singletons,
      ...(network && {
        network: { ...network, settings: network.settings && { ...network.settings, password_hash: '' } },
      }),
    },
  };
  refuseDangling(state);
  return state;
}

export class DanglingRow extends Error {}

function patched<T extends { id: number }>(
  rows: readonly T[],
  { put, remove }: { put: readonly T[]; remove: readonly number[] },
): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const id of remove) byId.delete(id);
  for (const row of put) byId.set(row.id, row);
  return [...byId.values()];
}

/** The rules trust that what a row names is there. */
function refuseDangling({ users, offers, removed_offers, participations }: StateData): void {
  const userIds = new Set(users.map(({ id }) => id));
  const offerIds = new Set([...offers, ...removed_offers].map(({ id }) => id));
  const dangling = participations.find((row) => !userIds.has(row.user_id) || !offerIds.has(row.offer_id));
  if (dangling !== undefined) throw new DanglingRow(`participation ${dangling.id}`);
}
