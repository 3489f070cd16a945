import * as v from 'valibot';
import type { CallAnswer, CallName } from '../../../src/api/contract/client-calls';
import { parseAnswer } from '../../../src/api/contract/lenient';
import { saysFailure } from '../../../src/api/contract/readers';
import { answers, answersOf, ErrorBody, Session, type User } from '../../../src/api/contract/strict/answers';
import { type CallDefinition, calls } from '../../../src/api/contract/strict/calls';
import { CreatedRecords } from './created-records';
import { fetchWithRetry, type RetryWaits } from './fetch-with-retry';
import { Broken, blaming, expectThat, problemsOf } from './problem';
import { readAsTheApp, tokenIn } from './read-as-the-app';
import { redacted } from './redact';

/** What a call answered, as it came. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; undefined when it was none. */
  body: unknown;
}

export interface Sending {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  /** A body that is sent as it is, with this content type. */
  raw?: { text: string; type: string };
  token?: string;
  country?: string;
  method?: string;
}

/** Its row of the contract. */
export const definitionOf = (name: CallName): CallDefinition => calls[name];

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const isDeleted = ({ status, body }: Received): boolean => status === 410 || (isSuccess(status) && !saysFailure(body));

/** Sends the contract's calls to a backend, and holds its answers against what is expected of them. */
export class ContractClient {
  /** Ends what is under way; another one takes its place when what was made is taken away after that. */
  signal: AbortSignal;
  readonly made = new CreatedRecords();
  /** What is never printed. */
  readonly secrets = new Set<string>();
  /** How many requests were sent. */
  requests = 0;
  readonly #origin: string;
  readonly #patience: RetryWaits;

  constructor(origin: string, patience: RetryWaits, signal: AbortSignal) {
    this.#origin = origin.replace(/\/+$/, '');
    this.#patience = patience;
    this.signal = signal;
  }

  async send(name: CallName, sending: Sending = {}): Promise<Received> {
    const call = definitionOf(name);
    const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => String(sending.params?.[key] ?? 1));
    const query = new URLSearchParams(Object.entries(sending.query ?? {}).map(([key, value]) => [key, String(value)]));
    const { raw, body, token, country } = sending;
    const text = raw?.text ?? (body === undefined ? undefined : JSON.stringify(body));
    const method = sending.method ?? call.method;
    const offer = name === 'adminCreateOffer' && method === 'POST' ? this.made.sendingOffer(text ?? '') : undefined;
    this.requests += 1;
    const response = await fetchWithRetry(
      `${this.#origin}${path}${query.size > 0 ? `?${query}` : ''}`,
      {
        method,
        headers: {
          Accept: 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          ...(text !== undefined && { 'Content-Type': raw?.type ?? 'application/json; charset=utf-8' }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(country !== undefined && { 'X-Country': country }),
        },
        body: text ?? null,
        redirect: 'manual',
      },
      this.#patience,
      this.signal,
    );
    const answer = await response.text();
    const received = { status: response.status, headers: response.headers, text: answer, body: parseAnswer(answer) };
    if (offer) this.made.answeredOffer(offer, received.status, received.body);
    this.#note(name, sending, received);
    return received;
  }

  /** What an answer says was made or is gone. */
  #note(name: CallName, { token, params }: Sending, received: Received): void {
    const { status, text } = received;
    if (name === 'adminDeleteOffer' && isDeleted(received)) {
      this.made.offersAreGone(({ id }) => id === String(params?.id));
    }
    const opened = name === 'login' || name === 'register' ? tokenIn(text) : null;
    if (opened !== null) {
      this.made.sessionOpened(opened);
      this.secrets.add(opened);
    }
    if (name === 'logout' && token !== undefined && (isSuccess(status) || status === 401))
      this.made.sessionEnded(token);
  }

  /** Whether the offer is gone; the check has its own error to tell. */
  async deleteOffer(token: string, id: string): Promise<boolean> {
    return isDeleted(await this.send('adminDeleteOffer', { token, params: { id } }));
  }

  /* As the app: what it reads is right, whatever the contract says besides. */

  /** Sends a call that must succeed, and reads its answer as the app does. */
  read<TName extends CallName>(name: TName, sending: Sending = {}): Promise<CallAnswer<TName>> {
    return blaming(name, async () => readSuccess(name, await this.send(name, sending)));
  }

  /** Sends a call that must fail with an answer that the app can show. */
  async fails(name: CallName, sending: Sending, expected: string, isRight = isRefusal): Promise<Received> {
    const received = await this.send(name, sending);
    const { status, body } = received;
    const isTold = isSuccess(status) ? saysFailure(body) : isRight(status);
    if (!isTold) throw new Broken({ call: name, field: 'status', came: describe(received), expected });
    return received;
  }

  /* By the contract to the letter. */

  /** Sends a call that must succeed, and gives back its parsed answer. */
  ask(name: CallName, sending: Sending = {}, status?: 200 | 201): Promise<unknown> {
    return blaming(name, () => this.#ask(name, sending, status));
  }

  async #ask(name: CallName, sending: Sending, status?: 200 | 201): Promise<unknown> {
    const received = await this.send(name, sending);
    const schemas = answersOf(name);
    const schema = received.status === 200 || received.status === 201 ? schemas[received.status] : undefined;
    if (schema === undefined || (status !== undefined && received.status !== status)) {
      const expected = String(status ?? Object.keys(schemas).join(' or '));
      throw new Broken({ field: 'status', came: describe(received), expected });
    }
    requireJson(received);
    return parsed(schema, received.body);
  }

  /** Sends a call that must be refused with `status`, and gives back the refusal. */
  refused(name: CallName, status: number, sending: Sending = {}): Promise<ErrorBody & { headers: Headers }> {
    return blaming(name, () => this.#refused(name, status, sending));
  }

  async #refused(name: CallName, status: number, sending: Sending): Promise<ErrorBody & { headers: Headers }> {
    const received = await this.send(name, sending);
    if (received.status !== status) {
      throw new Broken({ field: 'status', came: describe(received), expected: String(status) });
    }
    requireJson(received);
    const refusal = parsed(ErrorBody, received.body);
    expectThat((refusal.message ?? '') !== '', `${status} without a message`, { field: 'message' });
    return { ...refusal, headers: received.headers };
  }

  /** Sends a call that must be refused by 422, for the sake of `field` at least. */
  async refusedFor(name: CallName, field: string, sending: Sending): Promise<ErrorBody> {
    const refusal = await this.refused(name, 422, sending);
    expectThat(firstMessage(refusal, field) !== undefined, '422 without it', { field: `errors.${field}` });
    return refusal;
  }

  async logIn(email: string, password: string): Promise<Session> {
    return parsed(Session, await this.ask('login', { body: { email, password } }));
  }

  /** Whose the token is. */
  async me(token: string): Promise<User> {
    const me = parsed(answers.me[200], await this.ask('me', { token }));
    return 'data' in me ? me.data.user : me.user;
  }
}

/** An answer that must be a success, as the app reads it. */
export function readSuccess<TName extends CallName>(name: TName, received: Received): CallAnswer<TName> {
  if (isSuccess(received.status)) return readAsTheApp(name, received.text);
  throw new Broken({ call: name, field: 'status', came: describe(received), expected: 'a status from 200 to 299' });
}

/** The token of the session that an answer to login or register opens. */
export function openedToken(received: Received): string {
  const token = isSuccess(received.status) ? tokenIn(received.text) : null;
  if (token !== null) return token;
  const field = isSuccess(received.status) ? 'access_token' : 'status';
  throw new Broken({ field, came: describe(received), expected: 'a text under access_token: the bearer token' });
}

/** The statuses by which a backend says no: neither « there is no such call » nor « something went wrong ». */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 404 && status !== 405;

/** The value read through a schema of the contract; what is wrong with it otherwise. */
export function parsed<TSchema extends v.GenericSchema>(schema: TSchema, value: unknown): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Broken(...problemsOf(result.issues));
}

/** The first message of a field, which a form would show. */
function firstMessage(refusal: ErrorBody, field: string): string | undefined {
  const messages = refusal.errors?.[field];
  return Array.isArray(messages) ? messages[0] : messages;
}

/** Holds the first message of each field against the one that its form would show. */
export function expectMessages(refusal: ErrorBody, expected: Record<string, string>): void {
  const problems = Object.entries(expected).flatMap(([field, message]) => {
    const found = firstMessage(refusal, field);
    if (found === message) return [];
    return [{ field: `errors.${field}`, came: redacted(found), expected: redacted(message) }];
  });
  if (problems.length > 0) throw new Broken(...problems);
}

function requireJson({ headers }: Received): void {
  const type = headers.get('content-type') ?? '';
  if (!/^application\/json(;|$)/i.test(type)) {
    throw new Broken({ field: 'Content-Type', came: redacted(type), expected: 'application/json' });
  }
}

export const describe = ({ status, text, body }: Received): string =>
  `${status}${text === '' ? '' : body === undefined ? ' (not JSON)' : ` ${redacted(body)}`}`;
