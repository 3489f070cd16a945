import type { CallName } from '~/api/contract/client-calls';
import type { LoginResult, User } from '~/api/contract/entities';
import type { LoginBody, RegisterBody } from '~/api/contract/requests/request-bodies';
import {
  clearCredentials,
  dropEndedSession,
  getSessionSignal,
  readToken,
  storeCredentials,
  storeUser,
  unauthorized,
  watchOtherTabs,
} from '~/api/credentials';
import { createEmitter } from '~/lib/browser/create-emitter';

export type SessionState =
  | { status: 'loading'; tentativeUser: User | null }
  | { status: 'visitor' }
  | { status: 'user'; user: User };

export type SessionChange = 'signed-in' | 'signed-out' | 'expired' | 'changed-in-other-tab';

/** Their 401 does not mean a lost session. */
const callsWithOwn401 = new Set<CallName>(['login', 'logout']);

type Client = Pick<typeof import('~/api/http'), 'call' | 'readTentativeUser'>;

/** Longer than a browser needs to replace a page whose calls it has cut off. */
const UNLOADING_MS = 300;

/** Whether the page is unloading, which aborts its calls. Usually never resolves then: the page is gone. */
const isUnloading = async (): Promise<boolean> => {
  const unloading = new AbortController();
  window.addEventListener('pagehide', () => unloading.abort(), { signal: unloading.signal });
  await new Promise((resolve) => setTimeout(resolve, UNLOADING_MS));
  const isHidden = unloading.signal.aborted;
  unloading.abort();
  return isHidden;
};

const describe = (error: unknown): unknown => (error instanceof Error ? error.message : error);

/** The session of this tab (specification, section 4). One per app. */
export class Session {
  #state: SessionState = { status: 'loading', tentativeUser: null };
  readonly #listeners = createEmitter();
  readonly #changeListeners = createEmitter<[change: SessionChange]>();
  #stops: (() => void)[] = [];
  /** Loaded on the first call: public pages rarely make one. */
  #client: Client | null = null;
  /** A 401 came before GET /api/me answered. */
  #isLossDeferred = false;
  #loadCount = 0;

  getState = (): SessionState => this.#state;

  get user(): User | null {
    return this.#state.status === 'user' ? this.#state.user : null;
  }

  subscribe = this.#listeners.add;

  /** For route guards: the stored user if `isAdmitted` accepts it, else the user that the server confirms. */
  resolveUser(isAdmitted: (user: User) => boolean = () => false): Promise<User | null> {
    return new Promise((resolve) => {
      const check = () => {
        const user = this.#state.status === 'loading' ? this.#state.tentativeUser : this.user;
        if (this.#state.status === 'loading' && !(user && isAdmitted(user))) return;
        stop();
        resolve(user);
      };
      const stop = this.subscribe(check);
      check();
    });
  }

  /** Not called when the same user's data change. */
  onChange = this.#changeListeners.add;

  /** Reads the stored session; drops a token whose user cannot be fetched, without a message. */
  async start(): Promise<void> {
    dropEndedSession();
    this.#stops = [
      unauthorized.add((name) => {
        if (callsWithOwn401.has(name)) return;
        if (this.#state.status === 'loading' && name !== 'me') this.#isLossDeferred = true;
        else this.#expire();
      }),
      watchOtherTabs(() => this.#followOtherTab()),
    ];
    await this.#load();
  }

  /** For prerendering. */
  startAs(user: User | null): void {
    this.#set(user ? { status: 'user', user } : { status: 'visitor' });
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    // A load under way must not start another: the stored token may be that of the next app on the page.
    this.#loadCount += 1;
  }

  async login(body: LoginBody, isRemembered: boolean): Promise<void> {
    const { call } = await this.#loadClient();
    await this.#open(await call('login', { body }), isRemembered);
  }

  /** @returns whether it opened a session. @throws {ApiError} */
  async register(body: RegisterBody): Promise<boolean> {
    const { call } = await this.#loadClient();
    const answer = await call('register', { body });
    try {
      if (answer) await this.#open(answer, true);
    } catch (error) {
      console.warn('[session] register', describe(error));
    }
    return this.user !== null;
  }

  /** Ends the session at once, whatever the server answers. */
  logout(): void {
    // `call` reads the token at once, so that the request keeps it. A signed-in user implies a loaded client.
    this.#client?.call('logout').catch((error: unknown) => console.warn('[session] logout', describe(error)));
    clearCredentials();
    this.#set({ status: 'visitor' }, 'signed-out');
  }

  /**
   * Refetches the user; on failure takes `known`, the answer to a change.
   * @param isStored another tab stored it: storing it again could make two tabs answer each other endlessly
   */
  async refresh(known: User | null = null, isStored = false): Promise<void> {
    if (readToken() === null) return;
    const signal = getSessionSignal();
    try {
      const user = await this.#fetchUser();
      if (!signal.aborted) this.#keepUser(user, isStored);
    } catch (error) {
      console.warn('[session] refresh', describe(error));
      if (known && !signal.aborted) this.#keepUser(known, isStored);
    }
  }

  #followOtherTab(): void {
    const change = 'changed-in-other-tab';
    const isOtherUser = this.user !== null && this.#client?.readTentativeUser()?.id !== this.user.id;
    // At once: a call from the former user's screen would carry the new token.
    if (isOtherUser && readToken() !== null) this.#set({ status: 'loading', tentativeUser: null }, change);
    void this.#load(change);
  }

  async #load(change?: SessionChange): Promise<void> {
    if (readToken() === null) return this.#settle({ status: 'visitor' }, change);
    this.#loadCount += 1;
    const load = this.#loadCount;
    const signal = getSessionSignal();
    this.#isLossDeferred = false;
    try {
      const { readTentativeUser } = await this.#loadClient();
      const tentativeUser = change ? null : readTentativeUser();
      if (this.#state.status === 'loading') this.#set({ status: 'loading', tentativeUser });
    } catch (error) {
      console.warn('[session] client', describe(error));
      return this.#settle({ status: 'visitor' }, change);
    }
    try {
      const user = await this.#fetchUser();
      if (signal.aborted) return this.#loadReplaced(load);
      storeUser(user);
      this.#settle({ status: 'user', user }, change);
      if (this.#isLossDeferred) this.#expire();
    } catch {
      // A reload cancels this call, which says nothing about the session.
      if (!signal.aborted && (await isUnloading()) && !signal.aborted) return this.#load(change);
      if (signal.aborted) return this.#loadReplaced(load);
      // A failure here must not sign out the tab that logged in.
      if (!change) clearCredentials();
      this.#settle({ status: 'visitor' }, change);
    }
  }

  /** The token was replaced meanwhile: loads its session, unless a newer load does. */
  async #loadReplaced(load: number): Promise<void> {
    if (load === this.#loadCount) await this.#load('changed-in-other-tab');
  }

  /** Without an announcement while loading: guards wait then, and go on by themselves. */
  #settle(state: SessionState, change?: SessionChange): void {
    this.#set(state, this.#state.status === 'loading' ? undefined : change);
  }

  async #open({ access_token, user: known }: LoginResult, isRemembered: boolean): Promise<void> {
    const user = known ?? (await this.#fetchUser(access_token));
    storeCredentials({ access_token, user }, isRemembered);
    this.#set({ status: 'user', user }, 'signed-in');
  }

  #expire(): void {
    clearCredentials();
    // While loading, no user has seen a session to lose.
    if (this.#state.status === 'user') this.#set({ status: 'visitor' }, 'expired');
  }

  async #loadClient(): Promise<Client> {
    this.#client ??= await import('~/api/http');
    return this.#client;
  }

  async #fetchUser(token?: string): Promise<User> {
    const { call } = await this.#loadClient();
    return call('me', { token });
  }

  #keepUser(user: User, isStored: boolean): void {
    if (user.id !== this.user?.id) return;
    if (!isStored) storeUser(user);
    this.#set({ status: 'user', user });
  }

  /** Announces `change` before the next render, which must not show the former user's data. */
  #set(state: SessionState, change?: SessionChange): void {
    this.#state = state;
    this.#listeners.emit();
    if (change) this.#changeListeners.emit(change);
  }
}
