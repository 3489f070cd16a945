import type { CallName } from '~/api/contract/client-calls';
import { parseAnswer } from '~/api/contract/lenient';
import { readLogin, readMe, readRegistration } from '~/api/contract/readers';
import { calls } from '~/api/contract/strict/calls';
import {
  isWrite,
  RECORDED_TOKEN,
  type RecordedAnswer,
  type Recording,
  type Role,
  roleOf,
  sortedQuery,
} from '../backend/recorded/recording';
import { callNameOf } from '../backend/routing';
import type { Exchange } from './exchange';
import { People } from './people';
import { maskSecrets, maskText } from './secrets';

export interface RecordingSource {
  source: string;
  recordedAt: Date;
  keepsNames: boolean;
}

export interface BuiltRecording {
  recording: Recording;
  /** Of calls that are in the contract and yet not kept. */
  unkeptSearches: number;
  /** Of calls that are not in the contract. */
  unknownCalls: number;
}

interface NamedExchange extends Exchange {
  call: CallName;
  json: unknown;
}

/**
 * Makes a recording of what went over the wire: who asked by the tokens, what came after which write, without
 * secrets, and by default without the names and emails of people. Pure.
 */
export function buildRecording(exchanges: readonly Exchange[], about: RecordingSource): BuiltRecording {
  const named = nameCalls(exchanges);
  const roleAt = rolesOf(named);
  const tokens = tokensIn(named);
  const people = new People();
  if (!about.keepsNames) for (const { json } of named) people.meet(json);
  const writes = named.filter(({ call }) => isWrite(call)).sort((a, b) => a.answeredAt - b.answeredAt);
  const numbers = new Map(writes.map((write, index) => [write, index + 1]));

  const clean = (json: unknown): unknown => {
    const masked = maskSecrets(json, { tokens, token: RECORDED_TOKEN });
    return about.keepsNames ? masked : people.replace(masked);
  };
  const cleanText = (text: string, isPerson: boolean): string => {
    const masked = maskText(text, tokens);
    return about.keepsNames ? masked : people.replaceText(masked, isPerson);
  };

  let unkeptSearches = 0;
  const answers: RecordedAnswer[] = [];
  for (const exchange of named) {
    const { call, path, country, status, retryAfter, text, json } = exchange;
    const search = new URLSearchParams(exchange.query).get('search') ?? '';
    // A part of a name cannot be replaced.
    if (!about.keepsNames && call === 'adminListUsers' && search !== '' && !people.knows(search)) {
      unkeptSearches += 1;
      continue;
    }
    const write = numbers.get(exchange);
    answers.push({
      call,
      path,
      query: sortedQuery(cleanQuery(exchange.query, (text) => cleanText(text, call === 'adminListUsers'))),
      ...(country !== undefined && { country }),
      role: calls[call].access === 'anyone' && !isSession(call) ? 'visitor' : roleAt(exchange),
      ...(write !== undefined && { write }),
      ...(!isWrite(call) && { after: writes.filter(({ answeredAt }) => answeredAt < exchange.sentAt).length }),
      status,
      ...(retryAfter !== undefined && { retry_after: retryAfter }),
      ...(json !== undefined && { body: clean(json) }),
      ...(json === undefined && text.trim() !== '' && { unreadable: true }),
    });
  }
  const { source, recordedAt, keepsNames } = about;
  const recording: Recording = {
    kind: 'missio-recording',
    version: 1,
    source,
    recorded_at: recordedAt.toISOString(),
    names: keepsNames ? 'kept' : 'replaced',
    answers: withoutRepetitions(answers),
  };
  return { recording, unkeptSearches, unknownCalls: exchanges.length - named.length };
}

const isSession = (call: CallName): boolean => call === 'login' || call === 'register';

/** In the order in which they were asked; answers that break off the connection are none. */
function nameCalls(exchanges: readonly Exchange[]): NamedExchange[] {
  return exchanges
    .toSorted((a, b) => a.sentAt - b.sentAt)
    .flatMap((exchange) => {
      const call = callNameOf(exchange.method, exchange.path);
      return call === undefined ? [] : [{ ...exchange, call, json: parseAnswer(exchange.text) }];
    });
}

interface KnownRole {
  from: number;
  role: Role;
}

const isSuccess = ({ status }: Exchange): boolean => status >= 200 && status < 300;

/** What an answer tells of a token's user. */
function introduction(exchange: NamedExchange): { tokens: string[]; role: Role } | undefined {
  const { call, json, token } = exchange;
  if (!isSuccess(exchange)) return undefined;
  if (call === 'me' && token !== undefined) {
    const user = readMe(json).value;
    return user && { tokens: [token], role: roleOf(user) };
  }
  if (!isSession(call)) return undefined;
  const session = (call === 'login' ? readLogin : readRegistration)(json).value;
  if (!session) return undefined;
  // An account that was just made waits.
  const role =
    session.user || call === 'register' ? roleOf(session.user ?? { validated: false, is_admin: false }) : undefined;
  return role && { tokens: [session.access_token, ...(token === undefined ? [] : [token])], role };
}

/** Who asked: what was last said of the token, else what is said of it later. */
function rolesOf(exchanges: readonly NamedExchange[]): (exchange: NamedExchange) => Role {
  const known = new Map<string, KnownRole[]>();
  for (const exchange of exchanges.toSorted((a, b) => a.answeredAt - b.answeredAt)) {
    const told = introduction(exchange);
    for (const token of told?.tokens ?? []) {
      const before = known.get(token) ?? [];
      known.set(token, [...before, { from: exchange.answeredAt, role: told?.role ?? 'visitor' }]);
    }
  }
  const roleOfToken = (token: string | undefined, at: number): Role | undefined => {
    const told = token === undefined ? [] : (known.get(token) ?? []);
    return (told.findLast(({ from }) => from <= at) ?? told[0])?.role;
  };
  return (exchange) => {
    const opened = isSession(exchange.call)
      ? (introduction(exchange)?.role ?? openedRole(exchange, roleOfToken))
      : undefined;
    if (isSession(exchange.call)) return opened ?? 'visitor';
    return roleOfToken(exchange.token, exchange.answeredAt) ?? 'visitor';
  };
}

/** A login that did not say who it was: GET /api/me then does. */
function openedRole(
  { call, json }: NamedExchange,
  roleOfToken: (token: string | undefined, at: number) => Role | undefined,
): Role | undefined {
  if (call !== 'login') return undefined;
  const token = readLogin(json).value?.access_token;
  return roleOfToken(token, 0);
}

/** Longest first: one may be a part of another. */
function tokensIn(exchanges: readonly NamedExchange[]): string[] {
  const given = exchanges.flatMap(({ call, json, token }) => [
    token,
    isSession(call) ? readLogin(json).value?.access_token : undefined,
  ]);
  return [...new Set(given.filter((token) => token !== undefined && token.length >= 4))]
    .filter((token) => token !== undefined)
    .sort((a, b) => b.length - a.length);
}

function cleanQuery(query: string, cleanText: (text: string) => string): string {
  return new URLSearchParams(
    [...new URLSearchParams(query)].map(([name, value]) => [name, cleanText(value)]),
  ).toString();
}

const isFailure = (status: number): boolean => status === 401 || status === 429 || status >= 500;

/**
 * Of reads that nothing lies between, the last; a failure of the moment does not replace an answer. One that is as
 * it was before the last write is not kept again.
 */
function withoutRepetitions(answers: readonly RecordedAnswer[]): RecordedAnswer[] {
  const kept: RecordedAnswer[] = [];
  const last = new Map<string, RecordedAnswer>();
  for (const answer of answers) {
    const { call, path, query, country, role, after, status } = answer;
    const key = JSON.stringify([call, path, query, country, role]);
    const former = isWrite(call) || isSession(call) ? undefined : last.get(key);
    if (former !== undefined && former.after === after) {
      if (isFailure(status) && !isFailure(former.status)) continue;
      kept.splice(kept.indexOf(former), 1, answer);
    } else if (former !== undefined && isSame(former, answer)) {
      continue;
    } else {
      kept.push(answer);
    }
    last.set(key, answer);
  }
  return kept;
}

const isSame = (one: RecordedAnswer, other: RecordedAnswer): boolean =>
  one.status === other.status && JSON.stringify(one.body) === JSON.stringify(other.body);
