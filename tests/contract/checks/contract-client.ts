import * as v from 'valibot';
import { type CallDefinition, type CallName, calls } from '../../../src/api/contract/calls';
import { Refusal, Session } from '../../../src/api/contract/entities';

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
    const call: CallDefinition = calls[name];
    const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => String(sending.params?.[key] ?? 1));
    const query = new URLSearchParams(Object.entries(sending.query ?? {}).map(([key, value]) => [key, String(value)]));
    const { raw, body, token, country } = sending;
    const text = raw?.text ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${this.#origin}${path}${query.size > 0 ? `?${query}` : ''}`, {
      method: sending.method ?? call.method,
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(text !== undefined && { 'Content-Type': raw?.type ?? 'application/json' }),
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
    const answers: CallDefinition['answers'] = calls[name].answers;
    const schema = received.status === 200 || received.status === 201 ? answers[received.status] : undefined;
    if (schema === undefined || (status !== undefined && received.status !== status)) {
      throw new Broken(`expected ${status ?? Object.keys(answers).join(' or ')}, got ${describe(received)}`);
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

  async logIn(email: string, password: string): Promise<Session> {
    return parsed(Session, await this.ask('login', { body: { email, password } }));
  }
}

/** The value read through a schema of the contract; what is wrong with it otherwise. */
export function parsed<TSchema extends v.GenericSchema>(schema: TSchema, value: unknown): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Broken(result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; '));
}

export function expectThat(condition: boolean, difference: string): asserts condition {
  if (!condition) throw new Broken(difference);
}

/** The first message of a field, which a form would show. */
export function firstMessage(refusal: Refusal, field: string): string | undefined {
  const messages = refusal.errors?.[field];
  return Array.isArray(messages) ? messages[0] : messages;
}

function requireJson({ headers }: Received): void {
  const type = headers.get('content-type') ?? '';
  if (!/^application\/json(;|$)/i.test(type)) throw new Broken(`Content-Type is « ${type} »`);
}

const describe = ({ status, body }: Received): string =>
  `${status} ${body === undefined ? '(not JSON)' : JSON.stringify(body).slice(0, 200)}`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
