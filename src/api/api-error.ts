import { LOAD_FAILURE } from '~/content/shared-texts';
import { type CallName, type ClientCall, clientCalls, tooManyAttempts } from './contract/client-calls';
import type { ErrorBody } from './contract/errors/error-body';

/** No answer, an unreadable answer, or a readable refusal. */
export type ApiFailure =
  | { kind: 'network' }
  | { kind: 'unreadable'; status: number; retryAfter?: number | undefined }
  | { kind: 'refused'; status: number; body: RefusalBody; retryAfter?: number | undefined };

interface RefusalBody extends ErrorBody {
  /** The body says `success: false`, or in a 2xx something like it. */
  deniesSuccess: boolean;
}

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const TOO_MANY = 429;
/** Instead of a getter on the class, which would be in every page's scripts. */
export const NOT_FOUND = 404;
/** From this status on a message may hold internals: SQL, a stack trace. */
export const SERVER_FAILURE = 500;

/** The only error that a call throws, besides aborts. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly call: CallName;
  readonly failure: ApiFailure;

  constructor(call: CallName, failure: ApiFailure, options?: ErrorOptions) {
    const status = failure.kind === 'network' ? '' : ` ${failure.status}`;
    super(`${clientCalls[call].method} ${clientCalls[call].path}: ${failure.kind}${status}`, options);
    this.call = call;
    this.failure = failure;
  }

  get status(): number | null {
    return this.failure.kind === 'network' ? null : this.failure.status;
  }

  /** The token was refused. The session shows its own warning, so a screen shows nothing. */
  get isSessionLost(): boolean {
    return this.status === UNAUTHORIZED;
  }

  get #body(): ErrorBody | null {
    return this.failure.kind === 'refused' ? this.failure.body : null;
  }

  get serverMessage(): string | null {
    return this.#body?.message ?? this.#waitMessage;
  }

  /** For the login only (specification, section 8). */
  get serverError(): string | null {
    return this.#body?.error ?? null;
  }

  /** The server's message, else the call's sentence in the catalogue, else a general one. */
  get displayMessage(): string {
    const definition: ClientCall = clientCalls[this.call];
    return this.serverMessage ?? definition.failure ?? LOAD_FAILURE;
  }

  /** The first message of each field. */
  get fieldErrors(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.#body?.errors ?? {}).flatMap(([field, [first]]) =>
        first === undefined ? [] : [[field, first]],
      ),
    );
  }

  get #waitMessage(): string | null {
    if (this.failure.kind === 'network' || this.failure.status !== TOO_MANY) return null;
    return tooManyAttempts(this.failure.retryAfter);
  }
}

/** The server may have done it: neither a readable refusal nor a status of one (4xx) came. */
export const isUncertain = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return true;
  const status = error.status ?? SERVER_FAILURE;
  return error.failure.kind !== 'refused' && (status < BAD_REQUEST || status >= SERVER_FAILURE);
};

/** Empty for errors that are not `ApiError`. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? error.fieldErrors : {};

/** The text for a failed call; `otherwise` is the fallback for errors that are not `ApiError`. */
export const describeFailure = (error: unknown, otherwise: string = LOAD_FAILURE): string =>
  error instanceof ApiError ? error.displayMessage : otherwise;

/** The text of a failed call and those of its fields, for a toast. */
export const describeFailureWithFields = (error: unknown, otherwise: string): string => {
  const sentences = [...new Set([describeFailure(error, otherwise), ...Object.values(fieldErrorsOf(error))])];
  return sentences.length === 1
    ? sentences.join('')
    : sentences.map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
};
