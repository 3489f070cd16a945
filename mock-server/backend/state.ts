import {
  type Singletons,
  STATE_VERSION,
  type StateData,
  type StoredMail,
  type StoredOffer,
  type StoredParticipation,
  type StoredReset,
  type StoredSession,
  type StoredUser,
} from './rows';
import { Table } from './table';

export const tableNames = [
  'users',
  'offers',
  'removed_offers',
  'participations',
  'sessions',
  'resets',
  'mails',
] as const;
export type TableName = (typeof tableNames)[number];

export type Change =
  | { table: TableName; put: { id: number | string } }
  | { table: TableName; remove: number | string }
  | { singleton: keyof Singletons; value: unknown }
  /** Changes nothing: the call waits for the disk like one that does. */
  | { nothing: true };

type Numbered = 'users' | 'offers' | 'participations' | 'mails';

/** The whole state with its indexes. Collects every change, so that the host can make it durable. */
export class State {
  readonly users;
  readonly offers;
  readonly removedOffers;
  readonly participations;
  readonly sessions;
  readonly resets;
  readonly mails;
  #singletons: Singletons;
  readonly #nextIds: Record<Numbered, number>;
  #changes: Change[] = [];

  constructor(data: StateData) {
    this.#singletons = data.singletons;
    this.#nextIds = {
      users: nextId(data.next_ids.users, data.users),
      offers: nextId(data.next_ids.offers, [...data.offers, ...data.removed_offers]),
      participations: nextId(data.next_ids.participations, data.participations),
      mails: nextId(data.next_ids.mails, data.mails),
    };
    this.users = new Table<StoredUser, 'validated', 'email'>(
      {
        ...this.#record('users'),
        groups: { validated: (user) => (user.validated ? '1' : '0') },
        uniques: { email: (user) => user.email.toLowerCase() },
        searched: (user) => `${user.name}\n${user.email}`,
      },
      data.users,
    );
    this.offers = new Table<StoredOffer, 'country', 'networkRef'>(
      {
        ...this.#record('offers'),
        groups: { country: (offer) => offer.country.toUpperCase() },
        uniques: { networkRef: (offer) => offer.network_ref },
        searched: (offer) => offer.title,
      },
      data.offers,
    );
    this.removedOffers = new Table<StoredOffer>(
      { ...this.#record('removed_offers'), groups: {}, uniques: {} },
      data.removed_offers,
    );
    this.participations = new Table<StoredParticipation, 'status' | 'user' | 'userStatus', 'userOffer'>(
      {
        ...this.#record('participations'),
        groups: {
          status: (row) => row.status,
          user: (row) => String(row.user_id),
          userStatus: (row) => `${row.user_id}:${row.status}`,
        },
        uniques: { userOffer: (row) => `${row.user_id}:${row.offer_id}` },
      },
      data.participations,
    );
    this.sessions = new Table<StoredSession, 'user'>(
      { ...this.#record('sessions'), groups: { user: (row) => String(row.user_id) }, uniques: {} },
      data.sessions,
    );
    this.resets = new Table<StoredReset, 'user'>(
      { ...this.#record('resets'), groups: { user: (row) => String(row.user_id) }, uniques: {} },
      data.resets,
    );
    this.mails = new Table<StoredMail>({ ...this.#record('mails'), groups: {}, uniques: {} }, data.mails);
  }

  get location(): Singletons['location'] {
    return this.#singletons.location;
  }

  get network(): Singletons['network'] {
    return this.#singletons.network;
  }

  set network(value: Singletons['network']) {
    this.#singletons = { ...this.#singletons, network: value };
    this.#changes.push({ singleton: 'network', value });
  }

  /** An id that was never used. */
  takeId(table: Numbered): number {
    const id = this.#nextIds[table];
    this.#nextIds[table] = id + 1;
    return id;
  }

  /** For a call that must take as long as one that changes something. */
  touch(): void {
    this.#changes.push({ nothing: true });
  }

  *prepareSearches(): Generator<void> {
    yield* this.users.prepareSearch();
    yield* this.offers.prepareSearch();
  }

  takeChanges(): Change[] {
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }

  /** The whole state as plain data: copied arrays of shared rows, which never change in place. */
  toData(): StateData {
    return {
      version: STATE_VERSION,
      next_ids: { ...this.#nextIds },
      singletons: this.#singletons,
      users: [...this.users.all()],
      offers: [...this.offers.all()],
      removed_offers: [...this.removedOffers.all()],
      participations: [...this.participations.all()],
      sessions: [...this.sessions.all()],
      resets: [...this.resets.all()],
      mails: [...this.mails.all()],
    };
  }

  #record(table: TableName) {
    return {
      onPut: (row: { id: number | string }) => {
        this.#changes.push({ table, put: row });
      },
      onRemove: (id: number | string) => {
        this.#changes.push({ table, remove: id });
      },
    };
  }
}

function nextId(stored: number | undefined, rows: readonly { id: number }[]): number {
  return rows.reduce((next, row) => Math.max(next, row.id + 1), stored ?? 1);
}
