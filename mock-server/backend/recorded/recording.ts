import * as v from 'valibot';
import { type CallName, clientCalls } from '~/api/contract/client-calls';

/** Whose answer it is: what a person may do decides what they are answered. */
const roles = ['visitor', 'waiting', 'validated', 'admin'] as const;
export type Role = (typeof roles)[number];

const isCallName = (name: string): name is CallName => Object.hasOwn(clientCalls, name);
const RecordedCall = v.custom<CallName>((name) => typeof name === 'string' && isCallName(name));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const RecordedAnswer = v.strictObject({
  call: RecordedCall,
  /** As it was asked, since it may name a row. */
  path: v.pipe(v.string(), v.startsWith('/api/')),
  /** Sorted, without what is empty and without a question mark. */
  query: v.string(),
  /** `X-Country`, where the call has it. */
  country: v.optional(v.string()),
  role: v.picklist(roles),
  /** Of a read: how many writes had been answered before it was asked. */
  after: v.optional(Count),
  /** Of a write: its number, from 1. */
  write: v.optional(Count),
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  retry_after: v.optional(v.string()),
  /** Absent for an empty answer. */
  body: v.optional(v.unknown()),
  /** It was no JSON: what it was is not kept. */
  unreadable: v.optional(v.literal(true)),
});
export type RecordedAnswer = v.InferOutput<typeof RecordedAnswer>;

/** What a backend answered, without secrets, in the order in which it was asked. */
export const Recording = v.strictObject({
  kind: v.literal('missio-recording'),
  version: v.literal(1),
  /** A host, or the name of a HAR file. */
  source: v.string(),
  recorded_at: v.string(),
  names: v.picklist(['replaced', 'kept']),
  answers: v.array(RecordedAnswer),
});
export type Recording = v.InferOutput<typeof Recording>;

/** Stands in a recording for each token; a replay puts its own there. */
export const RECORDED_TOKEN = 'jeton-enregistre';

/** The person who was recorded, if several by whom the most was asked. */
export function mainRole({ answers }: Recording): Role {
  const counts = roles.map((role) => ({ role, count: answers.filter((answer) => answer.role === role).length }));
  const [first] = counts.filter(({ role, count }) => role !== 'visitor' && count > 0).sort((a, b) => b.count - a.count);
  return first?.role ?? 'visitor';
}

/** The same for each order of its parameters; an empty filter is no filter. */
export function sortedQuery(query: string): string {
  const search = new URLSearchParams([...new URLSearchParams(query)].filter(([, value]) => value !== ''));
  search.sort();
  return search.toString();
}

export const roleOf = (user: { validated: boolean; is_admin: boolean } | undefined): Role => {
  if (user === undefined) return 'visitor';
  if (user.is_admin) return 'admin';
  return user.validated ? 'validated' : 'waiting';
};

/** A login or logout changes nothing that a read tells of. */
export const isWrite = (call: CallName): boolean =>
  clientCalls[call].method !== 'GET' && call !== 'login' && call !== 'logout';
