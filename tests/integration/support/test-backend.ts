import * as v from 'valibot';
import { expect } from 'vitest';
import { Session } from '~/api/contract/strict/answers';
import { FaultRequest } from '../../../mock-server/backend/faults';
import { type BrowserHost, createBrowserHost } from '../../../mock-server/browser-host';
import type { ScenarioName } from '../../../mock-server/scenarios/scenarios';
import { knownAccounts } from '../../../mock-server/seed/generate-users';
import { seedDate } from '../../../mock-server/seed/seed-options';
import { framesDrawn } from '../../e2e/support/frames-drawn';
import { gate } from '../../e2e/support/gate';

export const PASSWORD = knownAccounts.camille.password;

type OpenSession = v.InferOutput<typeof Session>;
type KnownAccount = keyof typeof knownAccounts;

/** Answers a call in place of the backend, or with what it says, to this or another call: `next`. */
export type Answer = (request: Request, next: (other?: Request) => Promise<Response>) => Promise<Response> | Response;

interface Call {
  method: string;
  path: string;
  query: string;
  headers: Headers;
  /** What was sent as JSON; `undefined` without a body. */
  body: unknown;
  /** Whether the app has read the whole answer. */
  isRead: boolean;
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** The mock server's backend in memory, one for each test: its data, faults and calls are nobody else's. */
export class TestBackend {
  /** Every call that the app has made, the newest last. */
  readonly calls: Call[] = [];
  readonly #host: BrowserHost;
  readonly #answers = new Map<string | RegExp, Answer>();
  #serial = 0;

  /** The backend's clock: only `letDaysPass` moves it. */
  readonly #now = new Date(seedDate);

  constructor(scenario: ScenarioName) {
    this.#host = createBrowserHost({ scenario, now: this.#now });
  }

  /** Moves the backend's clock: some things happen only days later. */
  letDaysPass(days: number): void {
    this.#now.setUTCDate(this.#now.getUTCDate() + days);
  }

  /** The session of the scenario's account; `null` for a visitor. */
  get session(): OpenSession | null {
    return this.#host.session;
  }

  /** What the app's `fetch` is replaced by. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, window.location.href), init);
    const { pathname, search } = new URL(request.url);
    const text = await request.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const { method, headers } = request;
    const call: Call = { method, path: pathname, query: search, headers, body, isRead: false };
    this.calls.push(call);
    const next = (other = request) => this.#host.fetch(other);
    const answer = [...this.#answers].findLast(([path]) =>
      typeof path === 'string' ? path === pathname : path.test(pathname),
    )?.[1];
    const response = await (answer ? answer(request, next) : next());
    // As every server does: the app takes the time from it.
    if (!response.headers.has('date')) response.headers.set('date', this.#now.toUTCString());
    const readText = response.text.bind(response);
    response.text = async () => {
      const answered = await readText();
      call.isRead = true;
      return answered;
    };
    return response;
  };

  /** Answers all further calls to `path` by `answer`; the answer that was set last counts. */
  answer(path: string | RegExp, answer: Answer): void {
    this.answerNoMore(path);
    this.#answers.set(path, answer);
  }

  /** Lets the backend answer calls to `path` again. */
  answerNoMore(path: string | RegExp): void {
    this.#answers.delete(path);
  }

  /**
   * Keeps the calls to `path` that match back; one that the app gives up meanwhile fails at once, as on a network.
   * @returns the function that lets them, and all later ones, go on
   */
  hold(path: string | RegExp, matches: (request: Request) => boolean = () => true): () => void {
    const { open, opened } = gate();
    this.answer(path, async (request, next) => {
      if (matches(request)) await Promise.race([opened, aborted(request.signal)]);
      return next();
    });
    return open;
  }

  /** The next matching calls fail, as `POST /__mock/faults` has it. */
  armFault(fault: v.InferInput<typeof FaultRequest>): void {
    this.#host.backend.faults.arm(v.parse(FaultRequest, fault));
  }

  clearFaults(): void {
    this.#host.backend.faults.disarm();
  }

  /** How many answers to `path` the app has read. */
  answersRead(path: string): number {
    return this.calls.filter((call) => call.path === path && call.isRead).length;
  }

  /** Waits until the app has read `count` answers to `path`, and has drawn what follows. */
  async hasAnswered(path: string, count: number): Promise<void> {
    await expect.poll(() => this.answersRead(path)).toBe(count);
    await framesDrawn(2);
  }

  /** The bodies that the app has sent to `path`. */
  bodiesSentTo(path: string): unknown[] {
    return this.calls.filter((call) => call.path === path && call.body !== undefined).map(({ body }) => body);
  }

  /**
   * A call that is not the app's: somebody else's, or what a test begins with.
   * @returns the answer's body
   * @throws {Error} when it is refused
   */
  async call(method: string, path: string, data?: object, token?: string): Promise<unknown> {
    // What every client says; the backend warns of one that does not.
    const client = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
    const bearer: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const headers = { ...client, 'Content-Type': 'application/json', ...bearer };
    const response = await this.#host.fetch(path, { method, headers, ...(data ? { body: JSON.stringify(data) } : {}) });
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(body)}`);
    return body;
  }

  /** The path of the link in the newest mail to this address; `undefined` before there is one. */
  linkMailedTo(address: string): string | undefined {
    const mail = this.#host.backend.state.mails.all().findLast(({ to, url }) => to === address && url);
    if (!mail?.url) return undefined;
    const { pathname, search } = new URL(mail.url);
    return pathname + search;
  }

  /** A session of one of the known accounts. */
  async logIn(name: KnownAccount): Promise<OpenSession> {
    const { email, password } = knownAccounts[name];
    return v.parse(Session, await this.call('POST', '/api/auth/login', { email, password }));
  }

  /** What another administrator does meanwhile. */
  async asOtherAdmin(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<unknown> {
    const { access_token } = await this.logIn('admin');
    return this.call(method, path, data, access_token);
  }

  /** Registers a user, not validated, whose password is `PASSWORD`. */
  async createUser(changes: { name?: string; email?: string; country?: string } = {}): Promise<OpenSession> {
    this.#serial += 1;
    const account = {
      name: 'Dominique Essai',
      email: `essai.${this.#serial}@missio.test`,
      country: 'FR',
      ...changes,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    return v.parse(Session, await this.call('POST', '/api/auth/register', account));
  }

  /** Registers a user and validates it. */
  async createValidatedUser(changes: Parameters<TestBackend['createUser']>[0] = {}): Promise<OpenSession> {
    const session = await this.createUser(changes);
    await this.asOtherAdmin('PATCH', `/api/admin/users/${session.user.id}/validate`, {});
    return session;
  }
}
