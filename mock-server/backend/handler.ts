import type * as v from 'valibot';
import type { CallBody, CallParams, CallQuery } from '~/api/contract/call-inputs';
import type { CallName } from '~/api/contract/client-calls';
import type { answers } from '~/api/contract/strict/answers';
import type { calls } from '~/api/contract/strict/calls';
import type { Answer } from './answer';
import type { Environment } from './environment';
import type { StoredSession, StoredUser } from './rows';
import type { State } from './state';

/** What the server makes of a success: the contract's answer, with no more than its schema lets in. */
type AnswerBody<TName extends CallName> = {
  [TStatus in keyof (typeof answers)[TName]]: (typeof answers)[TName][TStatus] extends v.GenericSchema
    ? v.InferInput<(typeof answers)[TName][TStatus]>
    : never;
}[keyof (typeof answers)[TName]];

type Caller<TName extends CallName> = (typeof calls)[TName]['access'] extends 'anyone'
  ? { user: undefined; session: undefined }
  : { user: StoredUser; session: StoredSession };

/** All that a rule may look at. Its parts were read through the contract's schemas, and access was decided. */
type HandlerContext<TName extends CallName> = Caller<TName> & {
  params: CallParams<TName>;
  query: CallQuery<TName>;
  body: CallBody<TName>;
  /** The country of the header X-Country, on the calls that name it. */
  country: string | undefined;
  /** Where the caller is: what a login limit counts by. */
  address: string;
  /** The origin of the page that calls, where the browser says it. */
  origin: string | undefined;
  state: State;
  environment: Environment;
  now: Date;
};

/** A rule of the backend: from a call and the state to an answer, or a thrown `Refused`. */
export type Handler<TName extends CallName> = (
  context: HandlerContext<TName>,
) => Answer<AnswerBody<TName>> | Promise<Answer<AnswerBody<TName>>>;

export type Handlers = { [TName in CallName]: Handler<TName> };
