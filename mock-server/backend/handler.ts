import type * as v from 'valibot';
import type { CallName } from '~/api/contract/client-calls';
import type { answers } from '~/api/contract/strict/answers';
import type { CallBody, CallParams, CallQuery, calls } from '~/api/contract/strict/calls';
import type { Answer } from './answer';
import type { Environment } from './environment';
import type { StoredSession, StoredUser } from './rows';
import type { State } from './state';

/** The body of a success, with only what its schema allows. */
type AnswerBody<TName extends CallName> = {
  [TStatus in keyof (typeof answers)[TName]]: (typeof answers)[TName][TStatus] extends v.GenericSchema
    ? v.InferInput<(typeof answers)[TName][TStatus]>
    : never;
}[keyof (typeof answers)[TName]];

type Caller<TName extends CallName> = (typeof calls)[TName]['access'] extends 'anyone'
  ? { user: undefined; session: undefined }
  : { user: StoredUser; session: StoredSession };

/** What a rule may use: parts read by the contract's schemas, access granted. */
type HandlerContext<TName extends CallName> = Caller<TName> & {
  params: CallParams<TName>;
  query: CallQuery<TName>;
  body: CallBody<TName>;
  /** From the header X-Country, on calls that name it. */
  country: string | undefined;
  /** The caller's address, for the login limit. */
  address: string;
  /** The page's origin if the browser sends it. */
  origin: string | undefined;
  state: State;
  environment: Environment;
  now: Date;
};

/** A rule: from call and state to an answer, or a thrown `Refused`. */
export type Handler<TName extends CallName> = (
  context: HandlerContext<TName>,
) => Answer<AnswerBody<TName>> | Promise<Answer<AnswerBody<TName>>>;

export type Handlers = { [TName in CallName]: Handler<TName> };
