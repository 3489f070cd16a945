import { expect } from 'vitest';
import { Backend, type CallLog, type Outcome } from '../../../mock-server/backend/backend';
import type { StateData } from '../../../mock-server/backend/rows';
import type { Change } from '../../../mock-server/backend/state';
import { generateState } from '../../../mock-server/seed/generate-state';
import { violationText } from '../../../mock-server/violation-text';
import { quickEnvironment, quickHash } from './quick-environment';

export interface Sent {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

interface Sending {
  token?: string;
  body?: unknown;
  /** A body that is sent as it is. */
  text?: string;
  /** On top of those that the app sends; one that is undefined is left out. */
  headers?: Record<string, string | undefined>;
  address?: string;
}

export const smallState = (changes: Partial<Parameters<typeof generateState>[0]> = {}): StateData =>
  generateState({
    users: 30,
    offers: 40,
    participations: 120,
    passwordHashes: { admin: quickHash('motdepasse-admin'), user: quickHash('motdepasse-user') },
    ...changes,
  });

/** A backend in memory, and how to call it. It waits for nothing, and notes in `waits` how long it would have. */
export function mockBackend(data: StateData = smallState(), { delayMs }: { delayMs?: number } = {}) {
  const environment = quickEnvironment();
  const violations: string[] = [];
  const requestViolations: string[] = [];
  const errors: unknown[] = [];
  const changes: Change[] = [];
  const waits: number[] = [];
  const log: CallLog[] = [];
  const backend = new Backend({
    data,
    environment,
    checksAnswers: true,
    commit: async (committed) => {
      changes.push(...committed);
    },
    onCall: (call) => {
      log.push(call);
      for (const violation of call.violations)
        (violation.source === 'answer' ? violations : requestViolations).push(violationText(violation));
    },
    onError: (error) => errors.push(error),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    delayMs,
  });

  /** What becomes of a call before a host has put it on a wire. */
  const outcomeOf = (
    line: string,
    { token, body, text, headers, address = '127.0.0.1' }: Sending = {},
  ): Promise<Outcome> => {
    const [method = 'GET', target = '/'] = line.split(/ (.*)/s);
    const mark = target.indexOf('?');
    return backend.handle({
      method,
      path: mark === -1 ? target : target.slice(0, mark),
      query: mark === -1 ? '' : target.slice(mark),
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: { text: text ?? (body === undefined ? '' : JSON.stringify(body)) },
      address,
    });
  };

  const send = async (line: string, sending: Sending = {}): Promise<Sent> => {
    const outcome = await outcomeOf(line, sending);
    if (outcome.kind === 'drop') throw new TypeError('dropped');
    const { response } = outcome;
    return { status: response.status, headers: response.headers, body: JSON.parse(response.body) };
  };

  const logIn = async (name: 'admin' | 'camille' | 'attente'): Promise<string> => {
    const password = name === 'admin' ? 'motdepasse-admin' : 'motdepasse-user';
    const { body } = await send('POST /api/auth/login', { body: { email: `${name}@missio.test`, password } });
    return tokenIn(body);
  };

  /** What must hold whatever was sent: no defect, and no answer against the contract. */
  const expectNoDefect = () => {
    expect(errors).toEqual([]);
    expect(violations).toEqual([]);
  };
  return { backend, environment, changes, waits, log, requestViolations, outcomeOf, send, logIn, expectNoDefect };
}

export function tokenIn(body: unknown): string {
  const token = typeof body === 'object' && body !== null && 'access_token' in body ? body.access_token : undefined;
  if (typeof token !== 'string') throw new Error(`No token in ${JSON.stringify(body)}`);
  return token;
}
