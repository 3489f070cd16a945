import * as v from 'valibot';
import { Location, Offer, Participation, User } from '~/api/contract/strict/entities';

/*
 * The rows as the mock server keeps them: the contract's fields, plus what only a server knows. A state file is read
 * through these schemas, so a damaged one is noticed before it is used.
 */

const Id = User.entries.id;

export const StoredUser = v.object({ ...User.entries, password_hash: v.string() });
export type StoredUser = v.InferOutput<typeof StoredUser>;

export const StoredOffer = v.object({
  ...Offer.entries,
  /** Set on the offers that a synchronisation added: a second run must find them again. */
  network_ref: v.optional(v.string()),
});
export type StoredOffer = v.InferOutput<typeof StoredOffer>;

/** The person and the offer are kept by their ids; an answer puts them in. */
export const StoredParticipation = v.object({
  id: Id,
  user_id: Id,
  ...v.omit(Participation, ['id', 'offer', 'user']).entries,
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
  location: Location,
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
