import * as v from 'valibot';
import { type CallDefinition, type CallName, calls } from '../../../src/api/contract/calls';
import { fieldIssues } from '../../../src/api/contract/field-issues';
import { parseJson } from '../../../src/api/contract/parse-json';
import { answers, answersOf } from '../../../src/api/contract/strict/answers';
import { Refusal, Session, type User } from '../../../src/api/contract/strict/entities';

/** What a call answered, as it came. */
export interface Received {
  status: number;
  headers: Headers;
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

/** The backend does not do what the contract says. */
class Broken extends Error {}

/** The check cannot be made here. */
export class Skipped extends Error {}

/** Sends the contract's calls to a backend, and holds its answers against the contract. */
export class ContractClient {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin.replace(/\/+$/, '');
  }

  async send(name: CallName, sending: Sending = {}): Promise<Received> {
    const call = definitionOf(name);
    const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => String(sending.params?.[key] ?? 1));
    const query = new URLSearchParams(Object.entries(sending.query ?? {}).map(([key, value]) => [key, String(value)]));
    const { raw, body, token, country } = sending;
    const text = raw?.text ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${this.#origin}${path}${query.size > 0 ? `?${query}` : ''}`, {
      method: sending.method ?? call.method,
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(text !== undefined && { 'Content-Type': raw?.type ?? 'application/json; charset=utf-8' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(country !== undefined && { 'X-Country': country }),
      },
      body: text,
      redirect: 'manual',
    });
    return { status: response.status, headers: response.headers, body: parseJson(await response.text()) };
  }

  /** Sends a call that must succeed, and gives back its parsed answer. */
  async ask(name: CallName, sending: Sending = {}, status?: 200 | 201): Promise<unknown> {
    const received = await this.send(name, sending);
    const expected = answersOf(name);
    const schema = received.status === 200 || received.status === 201 ? expected[received.status] : undefined;
    if (schema === undefined || (status !== undefined && received.status !== status)) {
      throw new Broken(`expected ${status ?? Object.keys(expected).join(' or ')}, got ${describe(received)}`);
    }
    requireJson(received);
    return parsed(schema, received.body);
  }

  /** Sends a call that must be refused with `status`, and gives back the refusal. */
  async refused(name: CallName, status: number, sending: Sending = {}): Promise<Refusal & { headers: Headers }> {
    const received = await this.send(name, sending);
    if (received.status !== status) throw new Broken(`expected ${status}, got ${describe(received)}`);
    requireJson(received);
    const refusal = parsed(Refusal, received.body);
    if ((refusal.message ?? '') === '') throw new Broken(`${status} without a message`);
    return { ...refusal, headers: received.headers };
  }

  /** Sends a call that must be refused by 422, for the sake of `field` at least. */
  async refusedFor(name: CallName, field: string, sending: Sending): Promise<Refusal> {
    const refusal = await this.refused(name, 422, sending);
    if (firstMessage(refusal, field) === undefined) throw new Broken(`422 without errors.${field}`);
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

/** The value read through a schema of the contract; what is wrong with it otherwise. */
export function parsed<TSchema extends v.GenericSchema>(schema: TSchema, value: unknown): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Broken(
    fieldIssues(result.issues)
      .map(({ field, issue }) => `${field ?? 'body'}: ${issue.message}`)
      .join('; '),
  );
}

/** Says what differs when the backend does not do what it should. */
export function expectThat(condition: boolean, difference: string): asserts condition {
  if (!condition) throw new Broken(difference);
}

/** The first message of a field, which a form would show. */
function firstMessage(refusal: Refusal, field: string): string | undefined {
  const messages = refusal.errors?.[field];
  return Array.isArray(messages) ? messages[0] : messages;
}

/** Holds the first message of each field against the one that its form would show. */
export function expectMessages(refusal: Refusal, expected: Record<string, string>): void {
  for (const [field, message] of Object.entries(expected)) {
    const found = firstMessage(refusal, field);
    expectThat(found === message, `errors.${field}[0] is « ${found} », not « ${message} »`);
  }
}

/** Holds the fields of a row against those of `expected`; what is null there may be absent. */
export function expectFields(row: object, expected: object, what: string): void {
  const found = new Map<string, unknown>(Object.entries(row));
  for (const [field, value] of Object.entries(expected)) {
    const same = JSON.stringify(found.get(field) ?? null) === JSON.stringify(value ?? null);
    expectThat(same, `${what}: ${field} is ${JSON.stringify(found.get(field))}, not ${JSON.stringify(value)}`);
  }
}

function requireJson({ headers }: Received): void {
  const type = headers.get('content-type') ?? '';
  if (!/^application\/json(;|$)/i.test(type)) throw new Broken(`Content-Type is « ${type} »`);
}

const describe = ({ status, body }: Received): string =>
  `${status} ${body === undefined ? '(not JSON)' : JSON.stringify(body).slice(0, 200)}`;
