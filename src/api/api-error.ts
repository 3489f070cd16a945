import { LOAD_FAILURE } from '~/lib/loading-texts';
import { type CallDefinition, type CallName, calls } from './contract/calls';
import type { Refusal } from './contract/entities';

/** Why a call failed: no answer at all, an answer that cannot be read, or a readable refusal. */
export type ApiFailure =
  | { kind: 'network' }
  | { kind: 'unreadable'; status: number }
  | { kind: 'refused'; status: number; refusal: Refusal };

const UNAUTHORIZED = 401;
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

  /** The server's `message`, or `null` when it said nothing that can be read; its `error` is for the login alone (specification, section 8). */
  get serverMessage(): string | null {
    return (this.failure.kind === 'refused' && this.failure.refusal.message) || null;
  }

  /** The server's message, else the sentence that the catalogue has for this call, else that nothing could be loaded. */
  get displayMessage(): string {
    const definition: CallDefinition = calls[this.call];
    return this.serverMessage ?? definition.failure ?? LOAD_FAILURE;
  }

  /** The first message of each field's list, by field name. */
  get fieldErrors(): Record<string, string> {
    if (this.failure.kind !== 'refused') return {};
    const entries = Object.entries(this.failure.refusal.errors ?? {});
    return Object.fromEntries(
      entries.flatMap(([field, messages]) => {
        const first = typeof messages === 'string' ? messages : messages[0];
        return first ? [[field, first]] : [];
      }),
    );
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
