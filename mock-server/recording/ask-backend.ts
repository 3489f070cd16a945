import type { BackendRequest } from '../backend/request';
import { describeFetchFailure } from './describe-fetch-failure';

/** Of a backend: whole and as text, or why there is none. */
export type Asked =
  | { kind: 'answer'; status: number; headers: Headers; text: string }
  | { kind: 'failure'; status: 502 | 504; sentence: string };

/** What the client sends and a backend needs; no cookie, origin or referrer. */
const FORWARDED = ['accept', 'accept-language', 'authorization', 'content-type', 'x-country', 'x-requested-with'];

const LONGEST_WAIT_MS = 120_000;
const MAX_ANSWER_BYTES = 10 * 1024 * 1024;
const STREAMS = /^(?:text\/event-stream|multipart\/x-mixed-replace|application\/x-ndjson)/i;
const BODILESS = new Set(['GET', 'HEAD']);

const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/**
 * Sends a call to another backend and reads its whole answer. Redirects are not followed: an API has none, and the
 * token would go along. What fails becomes a sentence. @throws when the caller gives up
 */
export async function askBackend(
  target: string,
  request: Pick<BackendRequest, 'method' | 'path' | 'query' | 'headers' | 'body' | 'signal'>,
  longestWaitMs = LONGEST_WAIT_MS,
): Promise<Asked> {
  const { method, path, query, body, signal } = request;
  const call = `${method} ${path}`;
  const late = AbortSignal.timeout(longestWaitMs);
  const failure = (status: 502 | 504, reason: string): Asked => ({
    kind: 'failure',
    status,
    sentence: `${call} : ${target} ${reason}`,
  });
  try {
    const response = await fetch(target + path + query, {
      method,
      headers: headersOf(request),
      body: BODILESS.has(method) || typeof body === 'string' || body.text === '' ? null : body.text,
      redirect: 'manual',
      signal: signal === undefined ? late : AbortSignal.any([signal, late]),
    });
    const reason = unusable(response);
    const text = reason === undefined ? await readText(response) : undefined;
    if (text !== undefined) return { kind: 'answer', status: response.status, headers: response.headers, text };
    await response.body?.cancel().catch(() => undefined);
    return failure(502, reason ?? 'envoie plus de 10 Mio : rien n’en est gardé.');
  } catch (error) {
    signal?.throwIfAborted();
    if (late.aborted) return failure(504, `n’a pas fini de répondre en ${longestWaitMs / 1000} s.`);
    return failure(502, describeFetchFailure(error));
  }
}

function headersOf({ headers }: Pick<BackendRequest, 'headers'>): Record<string, string> {
  return Object.fromEntries(
    FORWARDED.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function unusable({ status, headers }: Response): string | undefined {
  if (isRedirect(status)) {
    const place = headers.get('location')?.replace(/[?#].*$/, '') ?? 'une adresse qu’il ne dit pas';
    return `redirige vers ${place} (${status}), ce qui n’est pas suivi : donnez l’adresse finale de l’API.`;
  }
  const type = headers.get('content-type') ?? '';
  return STREAMS.test(type) ? `diffuse en continu (${type}), ce qui n’a pas de fin à garder.` : undefined;
}

/** `undefined` if it is too long. */
async function readText({ body }: Response): Promise<string | undefined> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > MAX_ANSWER_BYTES) return undefined;
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
