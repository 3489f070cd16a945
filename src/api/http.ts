import { noteServerDate, serverNow } from '~/lib/browser/server-clock';
import { ApiError, SERVER_FAILURE } from './api-error';
import { type CallAnswer, type CallName, type ClientCall, clientCalls } from './contract/client-calls';
import type { User } from './contract/entities';
import type { ErrorBody } from './contract/errors/error-body';
import { parseAnswer } from './contract/lenient';
import { deniesSuccess, readMe, saysFailure } from './contract/readers';
import type { Id } from './contract/scalars';
import type { CallBody, CallParams, CallQuery, SendsCountry } from './contract/strict/calls';
import { abortEndedSession, buildHeaders, CREDENTIALS, readStoredUser, readToken, unauthorized } from './credentials';
import { logDeviations, logUnreadable } from './deviation-log';

type With<TKey extends string, TValue> = [TValue] extends [undefined] ? object : Record<TKey, TValue>;
type WithOptional<TKey extends string, TValue> = Partial<With<TKey, TValue>>;
/** An id too large for a number stays text. */
type PathParams<TName extends CallName> = [CallParams<TName>] extends [undefined] ? undefined : { id: Id };

/** What a call sends. Types alone: the app carries the schemas of its forms, not those of every call. */
export type CallInput<TName extends CallName> = With<'params', PathParams<TName>> &
  With<'body', CallBody<TName>> &
  WithOptional<'query', CallQuery<TName>> &
  (SendsCountry<TName> extends true ? { /** Sent as `X-Country`. */ country?: string } : object) & {
    signal?: AbortSignal | undefined;
    /** For a session that is not stored yet; defaults to the stored token. */
    token?: string | undefined;
  };

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  country?: string;
  signal?: AbortSignal | undefined;
  token?: string | undefined;
}

const buildUrl = (path: string, { params = {}, query = {} }: LooseInput): string => {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${filledPath}?${text}` : filledPath;
};

interface PreloadedResponses {
  token: string;
  /** A response to other headers is another response. */
  headers: Readonly<Record<string, string>>;
  requestedAt: number;
  responses: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    missioPreloadedResponses?: PreloadedResponses;
  }
}

const MAX_AGE_MS = 30_000;

/** Takes the response that the shell requested (`boot/document/preload-screen.ts`); a body can be read once. */
const takePreloadedResponse = (url: string, { method, headers }: RequestInit): Promise<Response> | null => {
  // A build has no window.
  const preloaded = typeof window === 'undefined' ? undefined : window.missioPreloadedResponses;
  if (!preloaded || method !== 'GET' || JSON.stringify(headers) !== JSON.stringify(preloaded.headers)) return null;
  if (performance.now() - preloaded.requestedAt > MAX_AGE_MS) return null;
  const response = preloaded.responses.get(url) ?? null;
  preloaded.responses.delete(url);
  return response;
};

const send = async (name: CallName, definition: ClientCall, input: LooseInput, token: string | null) => {
  const url = buildUrl(definition.path, input);
  const request: RequestInit = {
    method: definition.method,
    credentials: CREDENTIALS,
    headers: buildHeaders(token, input),
    body: input.body === undefined ? null : JSON.stringify(input.body),
    signal: input.signal ?? null,
  };
  try {
    const preloaded = await takePreloadedResponse(url, request);
    input.signal?.throwIfAborted();
    const response = preloaded ?? (await fetch(url, request));
    noteServerDate(response.headers.get('date'));
    return { response, text: await response.text() };
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new ApiError(name, { kind: 'network' }, { cause });
  }
};

const readRetryAfter = (header: string | null): number | undefined => {
  const text = header?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - serverNow().getTime()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
};

const NO_TEXTS: ErrorBody = { message: null, error: null, errors: {} };

/** What people may read of a refusal; its reader is loaded when a call is refused. */
const readTexts = async (status: number, json: unknown): Promise<ErrorBody> => {
  if (status >= SERVER_FAILURE) return NO_TEXTS;
  const loaded = await import('./contract/errors/error-body').catch(() => null);
  return loaded?.readErrorBody(json) ?? NO_TEXTS;
};

interface Answer {
  response: Response;
  text: string;
}

const toApiError = async (name: CallName, { response, text }: Answer, json: unknown): Promise<ApiError> => {
  const { ok, status, headers } = response;
  const retryAfter = readRetryAfter(headers.get('retry-after'));
  const isDenied = ok ? saysFailure(json) : deniesSuccess(json);
  // In whatever form the server in front says so, the backend may have done it all the same.
  if (isDenied || (json !== undefined && status !== 502 && status !== 504)) {
    const body = { ...(await readTexts(status, json)), deniesSuccess: isDenied };
    return new ApiError(name, { kind: 'refused', status, body, retryAfter });
  }
  const error = new ApiError(name, { kind: 'unreadable', status, retryAfter });
  logUnreadable(error, { json, text }, []);
  return error;
};

/** A 2xx is a success unless its body says otherwise; decided here for every call. */
const readAnswer = async (
  name: CallName,
  { read }: ClientCall,
  { query }: LooseInput,
  answer: Answer,
): Promise<unknown> => {
  const { response, text } = answer;
  const json = parseAnswer(text);
  // A page of a proxy, or a body that broke off: whether a write was done is unknown.
  const isNoJson = json === undefined && text.trim() !== '';
  if (!response.ok || isNoJson || saysFailure(json)) throw await toApiError(name, answer, json);
  const { value, deviations } = read(json, Number(query?.page ?? 1));
  if (value !== undefined) {
    logDeviations(name, deviations);
    return value;
  }
  const error = new ApiError(name, { kind: 'unreadable', status: response.status });
  logUnreadable(error, { json, text }, deviations);
  throw error;
};

const reportUnauthorized = (name: CallName, failure: unknown, token: string | null): void => {
  if (failure instanceof ApiError && failure.isSessionLost && token === readToken()) unauthorized.emit(name);
};

/** Sends a call of the contract. @throws {ApiError} on any failure, {DOMException} when aborted */
export async function call<TName extends CallName>(
  name: TName,
  ...[given]: object extends CallInput<TName> ? [input?: CallInput<TName>] : [input: CallInput<TName>]
): Promise<CallAnswer<TName>> {
  const definition: ClientCall = clientCalls[name];
  const input: LooseInput = given ?? {};
  const token = input.token ?? readToken();
  try {
    const answer = await send(name, definition, input, token);
    // The compiler cannot match name and reader through a generic index.
    return (await readAnswer(name, definition, input, answer)) as CallAnswer<TName>;
  } catch (failure) {
    reportUnauthorized(name, failure, token);
    throw failure;
  } finally {
    // So that the caller finds its session's signal aborted.
    abortEndedSession();
  }
}

/** The user stored by the last visit, until the server confirms it; `null` if unreadable. */
export const readTentativeUser = (): User | null => readMe(parseAnswer(readStoredUser() ?? '')).value ?? null;
