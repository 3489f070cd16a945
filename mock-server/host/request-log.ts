import { parseJson } from '~/api/contract/lenient';
import type { CallLog } from '../backend/backend';
import type { BackendRequest } from '../backend/request';
import { callNameOf } from '../backend/routing';
import { lenientTexts } from '../lenient-texts';
import { maskSecrets, maskText } from '../recording/secrets';
import { toCurl } from '../recording/to-curl';
import { violationText } from '../violation-text';

const KEPT = 200;
/** Longer bodies are cut in what is shown, and their calls cannot be repeated. */
const MAX_CHARACTERS = 64 * 1024;

export interface LoggedCall extends Omit<CallLog, 'violations' | 'request' | 'response'> {
  id: number;
  at: string;
  violations: string[];
  /** What the app reads otherwise than it came. */
  lenient: string[];
}

/** With what went over the wire, without tokens and passwords. */
export interface CallDetails extends LoggedCall {
  request: { headers: Record<string, string>; body: string };
  /** `null` if nothing was answered. */
  answer: { headers: Record<string, string>; body: string; is_cut: boolean } | null;
  curl: string;
  is_repeatable: boolean;
}

interface KeptCall {
  id: number;
  at: string;
  call: CallLog;
  violations: string[];
  /** Read when somebody looks. */
  lenient: string[] | undefined;
  isCut: boolean;
  isRepeatable: boolean;
}

/** The last calls, newest first. */
export class RequestLog {
  #calls: KeptCall[] = [];
  #nextId = 1;
  /** Violations by the mock's own answers since the start. */
  readonly answerViolations = new Set<string>();

  add(call: CallLog): void {
    for (const violation of call.violations) {
      if (violation.source === 'answer') {
        this.answerViolations.add(`${call.method} ${call.path}: ${violationText(violation)}`);
      }
    }
    const { signal: _, ...request } = call.request;
    const isRepeatable = typeof request.body !== 'string' && request.body.text.length <= MAX_CHARACTERS;
    const { response } = call;
    const isCut = response !== undefined && response.body.length > MAX_CHARACTERS;
    this.#calls.push({
      id: this.#nextId,
      at: new Date().toISOString(),
      call: {
        ...call,
        request: isRepeatable ? request : { ...request, body: { text: '' } },
        ...(isCut && { response: { ...response, body: response.body.slice(0, MAX_CHARACTERS) } }),
      },
      violations: call.violations.map(violationText),
      // Of a part nothing can be read later.
      lenient: isCut ? lenientOf(call) : undefined,
      isCut,
      isRepeatable,
    });
    this.#nextId += 1;
    if (this.#calls.length > KEPT * 2) this.#calls = this.#calls.slice(-KEPT);
  }

  list(): LoggedCall[] {
    return this.#calls.slice(-KEPT).reverse().map(summary);
  }

  details(id: number, origin: string): CallDetails | undefined {
    const kept = this.#find(id);
    if (kept === undefined) return undefined;
    const { request, response } = kept.call;
    const text = typeof request.body === 'string' ? '' : request.body.text;
    return {
      ...summary(kept),
      request: { headers: shownHeaders(request.headers), body: shownBody(text) },
      answer:
        response === undefined
          ? null
          : {
              headers: response.headers,
              body: shownBody(response.body),
              is_cut: kept.isCut,
            },
      curl: toCurl(origin, request),
      is_repeatable: kept.isRepeatable,
    };
  }

  /** The call as it came, to be sent again; `undefined` if it is gone or was too long to keep. */
  request(id: number): BackendRequest | undefined {
    const kept = this.#find(id);
    return kept?.isRepeatable ? kept.call.request : undefined;
  }

  /** Keeps the mock's own violations. */
  clear(): void {
    this.#calls = [];
  }

  #find(id: number): KeptCall | undefined {
    return this.#calls.slice(-KEPT).find((kept) => kept.id === id);
  }
}

function summary(kept: KeptCall): LoggedCall {
  const { id, at, violations } = kept;
  const { method, path, query, status, milliseconds } = kept.call;
  kept.lenient ??= lenientOf(kept.call);
  return { id, at, method, path, query: maskText(query), status, milliseconds, violations, lenient: kept.lenient };
}

function lenientOf({ method, path, query, response }: CallLog): string[] {
  const name = callNameOf(method, path);
  return name === undefined || response === undefined ? [] : lenientTexts(name, query, response);
}

const HIDDEN_HEADERS = /^(?:cookie|set-cookie|authorization|proxy-authorization)$/;

function shownHeaders(headers: BackendRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return [[name, HIDDEN_HEADERS.test(name) ? '(masqué)' : value]];
    }),
  );
}

function shownBody(text: string): string {
  const json = parseJson(text);
  return typeof json === 'object' && json !== null ? JSON.stringify(maskSecrets(json), null, 2) : maskText(text);
}
