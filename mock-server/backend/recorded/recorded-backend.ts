import * as v from 'valibot';
import type { CallName } from '~/api/contract/client-calls';
import { parseJson } from '~/api/contract/lenient';
import { calls } from '~/api/contract/strict/calls';
import { garbagePage } from '../faults';
import type { OtherBackend, OwnRules } from '../other-backend';
import type { BackendRequest, BackendResponse } from '../request';
import { callNameOf } from '../routing';
import {
  isWrite,
  RECORDED_TOKEN,
  type RecordedAnswer,
  type Recording,
  type Role,
  roleOf,
  sortedQuery,
} from './recording';

/** The rules open, check and end the sessions of a replay; what they then say is what was recorded. */
const sessionCalls: ReadonlySet<CallName> = new Set(['me', 'login', 'register', 'logout']);

const OpenedSession = v.object({
  access_token: v.string(),
  user: v.object({ validated: v.boolean(), is_admin: v.boolean() }),
});

/** Nothing but a recording knows the answer: not a 404, which screens take for a missing row. */
const NOT_RECORDED = 501;

/**
 * Replays a recording without a network: the answer by call, query, country and role. A write is answered as it was
 * the first time, then the second time; reads then have the answers that came after it.
 */
export class RecordedBackend implements OtherBackend {
  readonly #answers = new Map<string, RecordedAnswer[]>();
  /** The last write of the recording that has been replayed. */
  #position = 0;
  readonly #timesWritten = new Map<string, number>();

  constructor({ answers }: Recording) {
    for (const answer of answers) {
      const keys = [keyOf(answer), keyOf({ ...answer, country: '*' })];
      for (const key of keys) this.#answers.set(key, [...(this.#answers.get(key) ?? []), answer]);
    }
  }

  async answer(request: BackendRequest, own: OwnRules): Promise<BackendResponse> {
    const call = callNameOf(request.method, request.path);
    if (call === undefined) return own.answer();
    if (sessionCalls.has(call)) return this.#session(call, request, own);
    const role = roleOf(await own.caller());
    const needsSession = calls[call].access !== 'anyone';
    const found = this.#find(call, request, needsSession ? role : 'visitor');
    if (found !== undefined) return toResponse(found);
    // The rules know what to say to a session that is over.
    return role === 'visitor' && needsSession ? own.answer() : notRecorded(request);
  }

  async #session(call: CallName, request: BackendRequest, own: OwnRules): Promise<BackendResponse> {
    const callerRole = roleOf(await own.caller());
    const response = await own.answer();
    const opened = v.safeParse(OpenedSession, parseJson(response.body));
    const role = opened.success ? roleOf(opened.output.user) : callerRole;
    const isOpening = call === 'login' || call === 'register';
    const found = this.#find(call, request, role, (answer) => answer.status < 400 === response.status < 400);
    if (found === undefined || (!isOpening && response.status >= 400)) return response;
    return toResponse(found, opened.success ? opened.output.access_token : undefined);
  }

  #find(
    call: CallName,
    request: BackendRequest,
    role: Role,
    fits: (answer: RecordedAnswer) => boolean = () => true,
  ): RecordedAnswer | undefined {
    const asked = { call, path: request.path, query: sortedQuery(request.query), role };
    const country = request.headers['x-country'];
    const known = [country, '*'].map((each) => this.#answers.get(keyOf({ ...asked, country: each }))?.filter(fits));
    const candidates = known.find((answers) => answers !== undefined && answers.length > 0) ?? [];
    return isWrite(call) ? this.#nextWrite(keyOf(asked), candidates) : this.#readNow(candidates);
  }

  #readNow(candidates: readonly RecordedAnswer[]): RecordedAnswer | undefined {
    return candidates.findLast(({ after = 0 }) => after <= this.#position) ?? candidates[0];
  }

  #nextWrite(key: string, candidates: readonly RecordedAnswer[]): RecordedAnswer | undefined {
    const times = this.#timesWritten.get(key) ?? 0;
    this.#timesWritten.set(key, times + 1);
    const found = candidates[Math.min(times, candidates.length - 1)];
    this.#position = Math.max(this.#position, found?.write ?? 0);
    return found;
  }
}

const keyOf = ({ call, path, query, country = '', role }: Omit<RecordedAnswer, 'status'>): string =>
  JSON.stringify([call, path, query, country, role]);

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

function toResponse({ status, body, unreadable, retry_after }: RecordedAnswer, token?: string): BackendResponse {
  const common = { 'cache-control': 'no-store', ...(retry_after !== undefined && { 'retry-after': retry_after }) };
  if (unreadable)
    return { status, headers: { ...common, 'content-type': 'text/html; charset=utf-8' }, body: garbagePage };
  if (body === undefined) return { status, headers: common, body: '' };
  const text = JSON.stringify(body);
  return {
    status,
    headers: { ...common, ...JSON_TYPE },
    body: token === undefined ? text : text.replaceAll(RECORDED_TOKEN, JSON.stringify(token).slice(1, -1)),
  };
}

const notRecorded = ({ method, path, query }: BackendRequest): BackendResponse => ({
  status: NOT_RECORDED,
  headers: { 'cache-control': 'no-store', ...JSON_TYPE },
  body: JSON.stringify({ message: `${method} ${path}${query} n’est pas dans l’enregistrement.` }),
});
