import { clientCalls } from '~/api/contract/client-calls';
import { parseAnswer } from '~/api/contract/lenient';
import { readLogin, readMe, readOffers } from '~/api/contract/readers';
import { type Access, calls } from '~/api/contract/strict/calls';
import type { BackendRequest, BackendResponse } from '../backend/request';
import { callNameOf } from '../backend/routing';
import { askBackend } from '../recording/ask-backend';
import { type ComparedAnswer, compareAnswers, type Difference } from './compare-answers';

export interface ShadowOptions {
  /** Without a trailing slash. */
  target: string;
  email: string;
  password: string;
  say: (sentence: string) => void;
}

export interface FoundDifference extends Difference {
  times: number;
  last: string;
}

export interface ShadowReport {
  target: string;
  compared: number;
  /** Why reads were not compared, and how many. */
  skipped: Record<string, number>;
  /** What is wrong at the moment, such as a login that is refused. */
  trouble: string | null;
  differences: FoundDifference[];
}

const LONGEST_WAIT_MS = 30_000;
const LONGEST_PAUSE_S = 600;
/** Length of the queue of reads; further ones are not compared. */
const MAX_WAITING = 50;
const HEADERS = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
const JSON_TYPE = 'application/json; charset=utf-8';

interface Session {
  token: string;
  isAdmin: boolean;
}

interface Waiting {
  request: BackendRequest;
  here: ComparedAnswer;
}

/**
 * Asks another backend what the mock was asked, and lists where it answers otherwise. Only reads, one after the
 * other, after the mock has answered: the app neither waits nor sees any of it. The only writes are the login and,
 * at the end, the logout of the account that was given for it.
 */
export class Shadow {
  readonly #options: ShadowOptions;
  readonly #differences = new Map<string, FoundDifference>();
  readonly #waiting: Waiting[] = [];
  readonly #skipped = new Map<string, number>();
  readonly #closing = new AbortController();
  #session: Session | undefined;
  #trouble: string | null = null;
  /** No login before this time: a wrong password must not lock the account. */
  #noLoginBefore = 0;
  #pausedUntil = 0;
  #compared = 0;
  #working: Promise<void> | undefined;
  /** An offer that the other backend has: its ids are not ours. */
  #offerId: string | undefined;

  constructor(options: ShadowOptions) {
    this.#options = options;
  }

  /** Returns at once. */
  see(request: BackendRequest, response: BackendResponse): void {
    if (request.method !== 'GET' || callNameOf(request.method, request.path) === undefined) return;
    if (this.#closing.signal.aborted) return;
    if (Date.now() < this.#pausedUntil) this.#skip('l’autre serveur a demandé d’attendre (429)');
    else if (this.#waiting.length >= MAX_WAITING) this.#skip('trop de lectures à la fois');
    else {
      this.#waiting.push({ request, here: { status: response.status, text: response.body } });
      this.#working ??= this.#work();
    }
  }

  report(): ShadowReport {
    return {
      target: this.#options.target,
      compared: this.#compared,
      skipped: Object.fromEntries(this.#skipped),
      trouble: this.#trouble,
      differences: [...this.#differences.values()],
    };
  }

  clear(): void {
    this.#differences.clear();
    this.#skipped.clear();
    this.#compared = 0;
  }

  /** Ends the session that was opened there. */
  async close(): Promise<void> {
    this.#waiting.length = 0;
    this.#closing.abort();
    await this.#working;
    const session = this.#session;
    if (session === undefined) return;
    const headers = { ...HEADERS, authorization: `Bearer ${session.token}` };
    await askBackend(this.#options.target, write('/api/logout', headers, ''), 2000);
  }

  async #work(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      try {
        await this.#compare(next);
      } catch (error) {
        if (!this.#closing.signal.aborted) this.#be(String(error));
      }
    }
    this.#working = undefined;
  }

  async #compare({ request, here }: Waiting): Promise<void> {
    const call = callNameOf(request.method, request.path);
    if (call === undefined) return;
    // What the mock refuses for want of a session is asked without one.
    const isSignedIn = here.status !== 401 && calls[call].access !== 'anyone';
    const session = isSignedIn ? await this.#openSession() : undefined;
    if (isSignedIn && session === undefined) return this.#skip('sans session sur l’autre serveur');
    const access: Access = calls[call].access;
    if (session && access === 'admin' && here.status === 200 && !session.isAdmin)
      return this.#skip('le compte n’y est pas administrateur');
    if (call === 'getOffer' && here.status === 404) return this.#skip('une offre qui n’existe pas ici');
    const path = call === 'getOffer' && here.status === 200 ? await this.#offerPath(session) : request.path;
    if (path === undefined) return this.#skip('l’autre serveur n’a pas d’offre');
    const there = await this.#ask({ path, query: request.query, country: request.headers['x-country'] }, session);
    if (there === undefined) return this.#skip('pas de réponse');
    const asked = { query: request.query, country: request.headers['x-country'] };
    for (const difference of compareAnswers(call, asked, here, there)) this.#add(difference);
    this.#compared += 1;
    this.#trouble = null;
  }

  async #openSession(): Promise<Session | undefined> {
    if (this.#session !== undefined || Date.now() < this.#noLoginBefore) return this.#session;
    const { target, email, password } = this.#options;
    this.#noLoginBefore = Date.now() + 60_000;
    const headers = { ...HEADERS, 'content-type': JSON_TYPE };
    const asked = await askBackend(
      target,
      { ...write('/api/auth/login', headers, JSON.stringify({ email, password })), signal: this.#closing.signal },
      LONGEST_WAIT_MS,
    );
    if (asked.kind === 'failure') return this.#be(asked.sentence);
    const login = asked.status < 300 ? readLogin(parseAnswer(asked.text)).value : undefined;
    if (!login) return this.#be(`${target} refuse la connexion de ${email} (${asked.status}).`);
    this.#session = { token: login.access_token, isAdmin: login.user?.is_admin ?? false };
    if (login.user === null) {
      const me = await this.#ask({ path: '/api/me', query: '' }, this.#session);
      this.#session.isAdmin = readMe(parseAnswer(me?.text ?? '')).value?.is_admin ?? false;
    }
    this.#trouble = null;
    return this.#session;
  }

  async #ask(
    asked: { path: string; query: string; country?: string | undefined },
    session: Session | undefined,
  ): Promise<ComparedAnswer | undefined> {
    const { path, query, country } = asked;
    const headers = {
      ...HEADERS,
      ...(country !== undefined && { 'x-country': country }),
      ...(session !== undefined && { authorization: `Bearer ${session.token}` }),
    };
    const request = { method: 'GET', path, query, headers, body: { text: '' }, signal: this.#closing.signal };
    const answer = await askBackend(this.#options.target, request, LONGEST_WAIT_MS);
    if (answer.kind === 'failure') return this.#be(answer.sentence);
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after') ?? 60) || 60;
      this.#pausedUntil = Date.now() + Math.min(seconds, LONGEST_PAUSE_S) * 1000;
      return this.#be(
        `${this.#options.target} demande d’attendre ${seconds} s (429) : les lectures ne sont pas comparées.`,
      );
    }
    // The next read signs in again.
    if (answer.status === 401 && session !== undefined) this.#session = undefined;
    return { status: answer.status, text: answer.text };
  }

  async #offerPath(session: Session | undefined): Promise<string | undefined> {
    if (this.#offerId === undefined) {
      const list = await this.#ask({ path: clientCalls.listOffers.path, query: '?per_page=1' }, session);
      const first = readOffers(parseAnswer(list?.text ?? '')).value?.data[0];
      this.#offerId = first === undefined ? undefined : String(first.id);
    }
    return this.#offerId === undefined ? undefined : `${clientCalls.listOffers.path}/${this.#offerId}`;
  }

  #add(difference: Difference): void {
    const { call, kind, field, here, there } = difference;
    // The number of rows may change with every page.
    const key = JSON.stringify([call, kind, field, kind === 'meaning' ? '' : here, kind === 'meaning' ? '' : there]);
    const times = (this.#differences.get(key)?.times ?? 0) + 1;
    this.#differences.set(key, { ...difference, times, last: new Date().toISOString() });
  }

  #skip(reason: string): void {
    this.#skipped.set(reason, (this.#skipped.get(reason) ?? 0) + 1);
  }

  /** Says what is wrong, once. */
  #be(trouble: string): undefined {
    if (trouble !== this.#trouble) this.#options.say(`Comparaison : ${trouble}`);
    this.#trouble = trouble;
    return undefined;
  }
}

const write = (path: string, headers: Record<string, string>, text: string) => ({
  method: 'POST',
  path,
  query: '',
  headers,
  body: { text },
});
