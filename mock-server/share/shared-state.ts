import * as v from 'valibot';
import { FaultRequest } from '../backend/faults';
import { Singletons, StoredNetworkSettings, StoredOffer, StoredParticipation, StoredUser } from '../backend/rows';

/* A state to give away: how it came about, and what is other than in the sample data. No session, mail or password. */

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const changesOf = <TSchema extends v.GenericSchema>(row: TSchema) =>
  v.strictObject({ put: v.array(row), remove: v.array(Id) });

const SharedUser = v.omit(StoredUser, ['password_hash']);

const Network = Singletons.entries.network;

export const SharedState = v.strictObject({
  kind: v.literal('missio-state'),
  version: v.literal(1),
  /** Of the sample data that the rows differ from. */
  seed: v.string(),
  /** By which its dates were moved. */
  days: v.pipe(v.number(), v.safeInteger()),
  scenario: v.nullable(v.string()),
  /** Those of the scenario as well, which may have been disarmed; `null` strikes without end. */
  faults: v.pipe(
    v.array(
      v.strictObject({ fault: FaultRequest, remaining: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
    ),
    v.maxLength(200),
  ),
  /** `null` is the machine's own time. */
  clock: v.nullable(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.check((text) => !Number.isNaN(Date.parse(text))),
    ),
  ),
  rows: v.strictObject({
    users: changesOf(SharedUser),
    offers: changesOf(StoredOffer),
    removed_offers: changesOf(StoredOffer),
    participations: changesOf(StoredParticipation),
  }),
  /** Absent if it is as in the sample data. */
  network: v.optional(
    v.object({ ...Network.entries, settings: v.nullable(v.omit(StoredNetworkSettings, ['password_hash'])) }),
  ),
});
export type SharedState = v.InferOutput<typeof SharedState>;
export type SharedRows = SharedState['rows'];
