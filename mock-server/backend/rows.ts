import * as v from 'valibot';
import { Location, Offer, Participation, User } from '~/api/contract/strict/answers';

/* Rows as stored: the contract's fields and server-only ones. A state file is validated by these schemas. */

const Id = User.entries.id;

export const StoredUser = v.object({ ...User.entries, password_hash: v.string() });
export type StoredUser = v.InferOutput<typeof StoredUser>;

export const StoredOffer = v.object({
  ...Offer.entries,
  /** On offers that a synchronisation added, so that the next run finds them. */
  network_ref: v.optional(v.string()),
});
export type StoredOffer = v.InferOutput<typeof StoredOffer>;

/** Refers to user and offer by id. */
export const StoredParticipation = v.object({
  id: Id,
  user_id: Id,
  ...v.omit(Participation, ['id', 'offer', 'user']).entries,
});
export type StoredParticipation = v.InferOutput<typeof StoredParticipation>;

/** The id is the hash of the token; the token is not stored. */
export const StoredSession = v.object({ id: v.string(), user_id: Id, created_at: v.string(), expires_at: v.string() });
export type StoredSession = v.InferOutput<typeof StoredSession>;

/** The id is the hash of the token in the link. */
export const StoredReset = v.object({ id: v.string(), user_id: Id, created_at: v.string(), expires_at: v.string() });
export type StoredReset = v.InferOutput<typeof StoredReset>;

export const StoredMail = v.object({
  id: Id,
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  url: v.nullable(v.string()),
  created_at: v.string(),
});
export type StoredMail = v.InferOutput<typeof StoredMail>;

export const StoredNetworkSettings = v.object({
  publisher_id: v.string(),
  username: v.string(),
  password_hash: v.string(),
  /** Whether the simulated network refuses these credentials: decided on save, as only a hash is kept. */
  refused: v.boolean(),
});

export const Singletons = v.object({
  location: Location,
  network: v.object({
    settings: v.nullable(StoredNetworkSettings),
    last_sync: v.nullable(v.string()),
    last_sync_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
});
export type Singletons = v.InferOutput<typeof Singletons>;

/** Increased with the shape of the state; files of other versions are set aside. */
export const STATE_VERSION = 1;

export const StateData = v.object({
  version: v.literal(STATE_VERSION),
  /** The next id of each table: ids are never reused. */
  next_ids: v.record(v.string(), Id),
  singletons: Singletons,
  users: v.array(StoredUser),
  offers: v.array(StoredOffer),
  /** Deleted offers, still shown by their participations. */
  removed_offers: v.array(StoredOffer),
  participations: v.array(StoredParticipation),
  sessions: v.array(StoredSession),
  resets: v.array(StoredReset),
  mails: v.array(StoredMail),
});
export type StateData = v.InferOutput<typeof StateData>;
