import { LOAD_FAILURE } from '~/content/loading-texts';
import { type CallDefinition, type CallName, calls } from './contract/calls';
import { isFrameworkMessage } from './contract/framework-messages';
import { tooManyAttempts } from './contract/messages';
import type { Refusal } from './contract/refusal';

/** Why a call failed: no answer at all, an answer that cannot be read, or a readable refusal. */
export type ApiFailure =
  | { kind: 'network' }
  | { kind: 'unreadable'; status: number; retryAfter?: number | undefined }
  | { kind: 'refused'; status: number; refusal: Refusal; retryAfter?: number | undefined };

const UNAUTHORIZED = 401;
const TOO_MANY = 429;
/** From here on a message is about the inside of the server: SQL, a stack trace. */
const SERVER_FAILURE = 500;
/** What was asked for is not there. A plain number: a getter of the error would stay in every page's scripts. */
export const NOT_FOUND = 404;

/** The one error that a call throws, cancellation aside. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly call: CallName;
  readonly failure: ApiFailure;

  constructor(call: CallName, failure: ApiFailure, options?: ErrorOptions) {
    const status = failure.kind === 'network' ? '' : ` ${failure.status}`;
    super(`${calls[call].method} ${calls[call].path}: ${failure.kind}${status}`, options);
    this.call = call;
    this.failure = failure;
  }

  /** The HTTP status, or `null` when nothing came back. */
  get status(): number | null {
    return this.failure.kind === 'network' ? null : this.failure.status;
  }

  /** The token was refused. What follows is the session's matter, which has a warning of its own: a screen says nothing. */
  get isSessionLost(): boolean {
    return this.status === UNAUTHORIZED;
  }

  /**
   * The server's `message` for people, or `null`; of too many attempts it is when to try again. Its `error` is for the login alone
   * (specification, section 8).
   */
  get serverMessage(): string | null {
    return this.#forPeople((refusal) => refusal.message) ?? this.#waitMessage;
  }

  /** The same for its `error`. */
  get serverError(): string | null {
    return this.#forPeople((refusal) => refusal.error);
  }

  /** The server's message, else the sentence that the catalogue has for this call, else that nothing could be loaded. */
  get displayMessage(): string {
    const definition: CallDefinition = calls[this.call];
    return this.serverMessage ?? definition.failure ?? LOAD_FAILURE;
  }

  /** The first message of each field's list, by field name. */
  get fieldErrors(): Record<string, string> {
    if (this.failure.kind !== 'refused' || this.failure.status >= SERVER_FAILURE) return {};
    return Object.fromEntries(
      Object.entries(this.failure.refusal.errors).flatMap(([field, messages]) => {
        const first = messages.find((message) => !isFrameworkMessage(message));
        return first === undefined ? [] : [[field, first]];
      }),
    );
  }

  #forPeople(choose: (refusal: Refusal) => string | null): string | null {
    if (this.failure.kind !== 'refused' || this.failure.status >= SERVER_FAILURE) return null;
    const text = choose(this.failure.refusal);
    return text && !isFrameworkMessage(text) ? text : null;
  }

  get #waitMessage(): string | null {
    if (this.failure.kind === 'network' || this.failure.status !== TOO_MANY) return null;
    return tooManyAttempts(this.failure.retryAfter);
  }
}

/** The server may have done what it was asked: nothing readable says that it refused. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiError && error.failure.kind === 'refused');

/** The server's field errors, by field name; none where something else went wrong. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? error.fieldErrors : {};

/** What a screen says of a failed call; `otherwise` when no call failed, but something on the way to it or after it. */
export const describeFailure = (error: unknown, otherwise: string = LOAD_FAILURE): string =>
  error instanceof ApiError ? error.displayMessage : otherwise;

/** The same for a screen that has only a toast: the field errors are in it. */
export const describeFailureWithFields = (error: unknown, otherwise: string): string => {
  const sentences = [...new Set([describeFailure(error, otherwise), ...Object.values(fieldErrorsOf(error))])];
  return sentences.length === 1
    ? sentences.join('')
    : sentences.map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
};
