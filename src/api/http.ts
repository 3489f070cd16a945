import * as v from 'valibot';
import { ApiError } from './api-error';
import {
  type CallAnswer,
  type CallBody,
  type CallDefinition,
  type CallName,
  type CallParams,
  type CallQuery,
  calls,
} from './contract/calls';
import { Refusal } from './contract/entities';
import { fieldIssues } from './contract/field-issues';
import { parseJson } from './contract/parse-json';
import { readToken } from './credentials';
import { takeEarlyAnswer } from './early-answers';
import { buildHeaders, CREDENTIALS } from './request-headers';
import { announceUnauthorized } from './unauthorized';

type WithPart<TKey extends string, TValue> = [TValue] extends [undefined] ? object : Record<TKey, TValue>;
type WithOptionalPart<TKey extends string, TValue> = [TValue] extends [undefined]
  ? object
  : Partial<Record<TKey, TValue>>;

/** What a call needs, as the contract says: path parameters and body are required where it has them. */
export type CallInput<TName extends CallName> = WithPart<'params', CallParams<TName>> &
  WithPart<'body', CallBody<TName>> &
  WithOptionalPart<'query', CallQuery<TName>> &
  ((typeof calls)[TName] extends { headers: unknown } ? { /** Sent as `X-Country`. */ country?: string } : object) & {
    signal?: AbortSignal | undefined;
  };

/** The same without types that depend on the call, for the inside of this file. */
interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  country?: string;
  signal?: AbortSignal | undefined;
}

const buildUrl = (path: string, { params = {}, query = {} }: LooseInput): string => {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  return search.size > 0 ? `${filledPath}?${search}` : filledPath;
};

const takeEarly = (url: string, { method }: CallDefinition, { country }: LooseInput, token: string | null) =>
  method === 'GET' && country === undefined ? takeEarlyAnswer(url, token) : null;

const send = async (name: CallName, definition: CallDefinition, input: LooseInput, token: string | null) => {
  const url = buildUrl(definition.path, input);
  try {
    const early = await takeEarly(url, definition, input, token);
    input.signal?.throwIfAborted();
    const response =
      early instanceof Response
        ? early
        : await fetch(url, {
            method: definition.method,
            credentials: CREDENTIALS,
            headers: buildHeaders(token, input),
            body: input.body === undefined ? null : JSON.stringify(input.body),
            signal: input.signal ?? null,
          });
    return { response, text: await response.text() };
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new ApiError(name, { kind: 'network' }, { cause });
  }
};

/** The failure of an answer that cannot be read. Names the call and the field in the console, never a value: it may be personal or a token. */
const unreadable = (
  name: CallName,
  status: number,
  json: unknown,
  issues: readonly v.BaseIssue<unknown>[],
): ApiError => {
  const error = new ApiError(name, { kind: 'unreadable', status });
  const fields =
    json === undefined
      ? ['not JSON']
      : fieldIssues(issues).map(({ field, issue }) => `${field ?? '(body)'}: ${issue.expected ?? issue.type} expected`);
  console.error(`[api] ${error.message} — ${fields.join(' ; ')}`);
  return error;
};

const readRefusal = (name: CallName, status: number, text: string): ApiError => {
  const json = parseJson(text);
  const parsed = v.safeParse(Refusal, json);
  return parsed.success
    ? new ApiError(name, { kind: 'refused', status, refusal: parsed.output })
    : unreadable(name, status, json, parsed.issues);
};

const NO_CONTENT = 204;

const readAnswer = (name: CallName, { answers }: CallDefinition, { status, ok }: Response, text: string): unknown => {
  if (!ok) throw readRefusal(name, status, text);
  const schema = status === 201 ? (answers[201] ?? answers[200]) : answers[200];
  const json = status === NO_CONTENT ? {} : parseJson(text);
  const parsed = v.safeParse(schema ?? v.never(), json);
  if (parsed.success) return parsed.output;
  throw unreadable(name, status, json, parsed.issues);
};

/** Reports the end of the session, unless another one has begun: the answer is about a session that is over already. */
const reportUnauthorized = (name: CallName, failure: unknown, token: string | null): void => {
  if (failure instanceof ApiError && failure.isSessionLost && token === readToken()) announceUnauthorized(name);
};

/**
 * Sends a call of the contract, with the headers that the contract asks for, and reads its answer through its schema. Nothing else in the
 * app uses `fetch` but what is no call of the contract: the public IP lookup, and the look for another build (`published-page.ts`). What the document asked for
 * before the app was there is taken over from it (`early-answers.ts`).
 *
 * @throws {ApiError} when no answer came, when it cannot be read, or when its status is not 200 to 299
 * @throws {DOMException} when `signal` was aborted
 */
export async function call<TName extends CallName>(
  name: TName,
  ...[input = {}]: object extends CallInput<TName> ? [input?: CallInput<TName>] : [input: CallInput<TName>]
): Promise<CallAnswer<TName>> {
  const definition: CallDefinition = calls[name];
  const token = readToken();
  try {
    const { response, text } = await send(name, definition, input, token);
    // The table says which schema belongs to which name; the compiler cannot follow that through a generic index.
    return readAnswer(name, definition, response, text) as CallAnswer<TName>;
  } catch (failure) {
    reportUnauthorized(name, failure, token);
    throw failure;
  }
}
