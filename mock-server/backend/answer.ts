import type { ErrorBody, SuccessStatus } from '~/api/contract/strict/answers';
import type { anyCallMayAnswer, CallDefinition } from '~/api/contract/strict/calls';
import { serverMessages } from './server-messages';

export type RefusalStatus = CallDefinition['refusals'][number] | (typeof anyCallMayAnswer)[number];

export interface Answer<TBody> {
  status: SuccessStatus;
  body: TBody;
}

export const answer = <TBody>(status: SuccessStatus, body: TBody): Answer<TBody> => ({ status, body });

/** Thrown by a rule that refuses; mapped to an answer in one place. */
export class Refused extends Error {
  readonly status: RefusalStatus;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(status: RefusalStatus, body: ErrorBody, headers: Record<string, string> = {}) {
    super(body.message ?? String(status));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const notFound = (message: string): Refused => new Refused(404, { message });

/** 422 with the messages by field; the first one is also the general message. */
export const invalid = (errors: Record<string, string[]>): Refused =>
  new Refused(422, { message: Object.values(errors)[0]?.[0] ?? serverMessages.invalid, errors });
