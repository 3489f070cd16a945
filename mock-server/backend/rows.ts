import * as v from 'valibot';

/*
 * The rows as the mock server keeps them: the contract's fields, plus what only a server knows. A state file is read
 * through these schemas, so a damaged one is noticed before it is used.
 */

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));

export const StoredUser = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  validated: v.boolean(),
  is_admin: v.boolean(),
  pays: v.string(),
  created_at: v.string(),
  password_hash: v.string(),
});
export type StoredUser = v.InferOutput<typeof StoredUser>;

export const StoredOffer = v.object({
  id: Id,
  title: v.string(),
  description: v.nullish(v.string()),
  image_url: v.nullish(v.string()),
  country: v.string(),
  deeplink: v.string(),
  api_key: v.nullish(v.string()),
  created_at: v.string(),
  status: v.nullish(v.string()),
  commission: v.number(),
  currency_code: v.string(),
  /** Set on the offers that a synchronisation added: a second run must find them again. */
  network_ref: v.optional(v.string()),
});
export type StoredOffer = v.InferOutput<typeof StoredOffer>;

export const StoredParticipation = v.object({
  id: Id,
  user_id: Id,
  offer_id: Id,
  status: v.string(),
  created_at: v.string(),
  clicked_at: v.string(),
  updated_at: v.string(),
  raw_data: v.nullish(
    v.object({
      transaction: v.nullish(
        v.object({
          date: v.nullish(v.union([v.number(), v.string()])),
          anonymous_ip: v.nullish(v.string()),
        }),
      ),
    }),
  ),
});
export type StoredParticipation = v.InferOutput<typeof StoredParticipation>;

/** A session: its id is the hash of the token, which itself is nowhere kept. */
export const StoredSession = v.object({ id: v.string(), user_id: Id, created_at: v.string(), expires_at: v.string() });
export type StoredSession = v.InferOutput<typeof StoredSession>;

/** A password reset that was asked for: its id is the hash of the token in the link. */
export const StoredReset = v.object({ id: v.string(), user_id: Id, created_at: v.string(), expires_at: v.string() });
export type StoredReset = v.InferOutput<typeof StoredReset>;

/** A mail that a real backend would have sent. */
export const StoredMail = v.object({
  id: Id,
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  url: v.nullable(v.string()),
  created_at: v.string(),
});
export type StoredMail = v.InferOutput<typeof StoredMail>;

/** What stands once in the whole state, each under its own name. */
export const Singletons = v.object({
  location: v.object({ country_code: v.string(), country: v.string(), city: v.string() }),
  network: v.object({
    settings: v.nullable(
      v.object({
        publisher_id: v.string(),
        username: v.string(),
        password_hash: v.string(),
        /** Whether the simulated network refuses these credentials: decided once, since only a hash is kept. */
        refused: v.boolean(),
      }),
    ),
    last_sync: v.nullable(v.string()),
    last_sync_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
});
export type Singletons = v.InferOutput<typeof Singletons>;

/** Raised when the shape of the state changes: a file of another version is set aside, never overwritten. */
export const STATE_VERSION = 1;

export const StateData = v.object({
  version: v.literal(STATE_VERSION),
  /** The next id of each table, so that an id is never given twice, not even after its row was deleted. */
  next_ids: v.record(v.string(), Id),
  singletons: Singletons,
  users: v.array(StoredUser),
  offers: v.array(StoredOffer),
  /** Deleted offers: the participations in them keep showing what they were. */
  removed_offers: v.array(StoredOffer),
  participations: v.array(StoredParticipation),
  sessions: v.array(StoredSession),
  resets: v.array(StoredReset),
  mails: v.array(StoredMail),
});
export type StateData = v.InferOutput<typeof StateData>;
