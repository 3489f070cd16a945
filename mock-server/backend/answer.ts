import type { SuccessStatus } from '~/api/contract/strict/answers';
import type { anyCallMayAnswer, CallDefinition } from '~/api/contract/strict/calls';
import type { Refusal } from '~/api/contract/strict/entities';
import { serverMessages } from './server-messages';

export type RefusalStatus = CallDefinition['refusals'][number] | (typeof anyCallMayAnswer)[number];

export interface Answer<TBody> {
  status: SuccessStatus;
  body: TBody;
}

/** What a rule returns when all went well. */
export const answer = <TBody>(status: SuccessStatus, body: TBody): Answer<TBody> => ({ status, body });

/** What a rule throws when it refuses. Mapped to an answer in one place. */
export class Refused extends Error {
  readonly status: RefusalStatus;
  readonly body: Refusal;
  readonly headers: Record<string, string>;

  constructor(status: RefusalStatus, body: Refusal, headers: Record<string, string> = {}) {
    super(body.message ?? String(status));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** 404, in the words of what was looked for. */
export const notFound = (message: string): Refused => new Refused(404, { message });

/** 422 with the messages under their fields; the first of them is also the message of the whole. */
export const invalid = (errors: Record<string, string[]>): Refused =>
  new Refused(422, { message: Object.values(errors)[0]?.[0] ?? serverMessages.invalid, errors });
