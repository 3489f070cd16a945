import { setTimeout as pause } from 'node:timers/promises';
import type { OtherBackend, OwnRules } from '../backend/other-backend';
import type { BackendRequest, BackendResponse } from '../backend/request';
import type { RecordingName } from '../scenarios/recorded-scenario';
import { type Asked, askBackend } from './ask-backend';
import { type BuiltRecording, buildRecording } from './build-recording';
import type { Exchange } from './exchange';

export interface RecorderOptions {
  /** Without a trailing slash. */
  target: string;
  name: RecordingName;
  keepsNames: boolean;
  save: (recording: BuiltRecording['recording']) => Promise<void>;
  say: (sentence: string) => void;
}

export interface RecorderStatus {
  source: string;
  name: string;
  answers: number;
  unkept_searches: number;
}

/** Beyond this nothing more is kept: all is rewritten whenever there is more. */
const MAX_CHARACTERS = 20_000_000;
/** Answers that come together are written together; a long recording is written less often. */
const SAVE_AFTER_MS = 300;
const REST_FACTOR = 5;
/** When a wait is said. */
const SLOW_MS = 10_000;

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const bearer = ({ headers }: BackendRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];

/**
 * Passes calls on to a backend and keeps its answers. What came over the wire stays in memory; what is written is
 * without tokens and passwords (`buildRecording`).
 */
export class Recorder implements OtherBackend {
  readonly target: string;
  readonly #options: RecorderOptions;
  readonly #exchanges: Exchange[] = [];
  readonly #knownTokens = new Map<string, Promise<void>>();
  readonly #startedAt = new Date();
  #tick = 0;
  #characters = 0;
  #buildMs = 0;
  #isFull = false;
  #lastSaid = '';
  #built: BuiltRecording | undefined;
  #saving: Promise<void> | undefined;
  #hasMore = false;
  #isClosed = false;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.target = options.target;
  }

  async answer(request: BackendRequest, own: OwnRules): Promise<BackendResponse> {
    if (!request.path.startsWith('/api/')) return own.answer();
    await this.#askWhoItIs(request);
    return toResponse(await this.#ask(request));
  }

  status(): RecorderStatus {
    return {
      source: this.target,
      name: this.#options.name,
      answers: this.#built?.recording.answers.length ?? 0,
      unkept_searches: this.#built?.unkeptSearches ?? 0,
    };
  }

  /** Writes what is not yet written. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#saving;
    if (this.#hasMore) await this.#save();
  }

  /** Once for each token, unless the call does so itself: whose answers these are is what a replay goes by. */
  #askWhoItIs(request: BackendRequest): Promise<void> {
    const token = bearer(request);
    if (token === undefined) return Promise.resolve();
    const isAsking = request.path === '/api/me';
    const known = this.#knownTokens.get(token);
    if (known !== undefined && !isAsking) return known;
    const { accept, authorization } = request.headers;
    const headers = { accept, authorization, 'x-requested-with': 'XMLHttpRequest' };
    const { address } = request;
    // Not the caller's signal: others wait for the same answer.
    const me: BackendRequest = { method: 'GET', path: '/api/me', query: '', headers, body: { text: '' }, address };
    const asked = isAsking ? Promise.resolve() : this.#ask(me).then(() => undefined);
    this.#knownTokens.set(token, asked);
    return asked;
  }

  async #ask(request: BackendRequest): Promise<Asked> {
    const slow = new AbortController();
    void this.#sayIfSlow(request, slow.signal);
    this.#tick += 1;
    const sentAt = this.#tick;
    try {
      const asked = await askBackend(this.target, request);
      this.#tick += 1;
      if (asked.kind === 'failure') this.#say(asked.sentence);
      else this.#keep(request, asked, sentAt, this.#tick);
      return asked;
    } finally {
      slow.abort();
    }
  }

  async #sayIfSlow({ method, path }: BackendRequest, signal: AbortSignal): Promise<void> {
    await pause(SLOW_MS, undefined, { signal, ref: false }).then(
      () => this.#say(`${method} ${path} : pas de réponse depuis ${SLOW_MS / 1000} s, on attend encore.`),
      () => undefined,
    );
  }

  #keep(request: BackendRequest, asked: Extract<Asked, { kind: 'answer' }>, sentAt: number, answeredAt: number): void {
    const { method, path, query, headers } = request;
    const type = asked.headers.get('content-type') ?? '';
    if (/^text\/html/i.test(type))
      this.#say(`${method} ${path} a répondu par une page HTML (${asked.status}) : il n’en est gardé que cela.`);
    this.#characters += asked.text.length;
    if (this.#characters > MAX_CHARACTERS) {
      if (!this.#isFull)
        this.#say('L’enregistrement est plein (20 millions de caractères) : la suite n’est pas gardée.');
      this.#isFull = true;
      return;
    }
    this.#exchanges.push({
      method,
      path,
      query,
      country: headers['x-country'],
      token: bearer(request),
      sentAt,
      answeredAt,
      status: asked.status,
      retryAfter: asked.headers.get('retry-after') ?? undefined,
      text: asked.text,
    });
    this.#hasMore = true;
    this.#saving ??= this.#saveSoon();
  }

  async #saveSoon(): Promise<void> {
    if (!this.#isClosed) await pause(Math.max(SAVE_AFTER_MS, REST_FACTOR * this.#buildMs));
    await this.#save();
    this.#saving = this.#hasMore && !this.#isClosed ? this.#saveSoon() : undefined;
  }

  async #save(): Promise<void> {
    this.#hasMore = false;
    const { target, keepsNames, save } = this.#options;
    const about = { source: new URL(target).host, recordedAt: this.#startedAt, keepsNames };
    const startedAt = performance.now();
    this.#built = buildRecording(this.#exchanges, about);
    this.#buildMs = performance.now() - startedAt;
    try {
      await save(this.#built.recording);
    } catch (error) {
      this.#say(`L’enregistrement n’a pas pu être écrit sur le disque : ${String(error)}`);
    }
  }

  #say(sentence: string): void {
    if (sentence !== this.#lastSaid) this.#options.say(sentence);
    this.#lastSaid = sentence;
  }
}

function toResponse(asked: Asked): BackendResponse {
  if (asked.kind === 'failure')
    return { status: asked.status, headers: JSON_HEADERS, body: JSON.stringify({ message: asked.sentence }) };
  const { status, headers, text } = asked;
  const passedOn = ['content-type', 'retry-after', 'allow'].flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { status, headers: { ...Object.fromEntries(passedOn), 'cache-control': 'no-store' }, body: text };
}
