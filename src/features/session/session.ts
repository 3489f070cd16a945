import type { CallBody, CallName } from '~/api/contract/calls';
import type { Session as SessionAnswer, User } from '~/api/contract/entities';
import {
  clearCredentials,
  dropEndedSession,
  noteSession,
  readToken,
  storeCredentials,
  storeUser,
  watchOtherTabs,
} from '~/api/credentials';
import { onUnauthorized } from '~/api/unauthorized';
import { createEmitter } from '~/lib/browser/create-emitter';
import { staysOpen } from '~/lib/browser/is-unloading';

/** Who is in front of the screen: not confirmed yet (the stored user, once read), nobody signed in, or this user. */
export type SessionState =
  | { status: 'loading'; tentativeUser: User | null }
  | { status: 'visitor' }
  | { status: 'user'; user: User };

/** Why somebody else is in front of the screen now. */
export type SessionChange = 'signed-in' | 'signed-out' | 'expired' | 'changed-in-other-tab';

/** A call that ends or starts a session by itself: its 401 says nothing about a session that was lost. */
const callsWithOwn401 = new Set<CallName>(['login', 'logout']);

type Client = Pick<typeof import('~/api/http'), 'call'>;

const describe = (error: unknown): unknown => (error instanceof Error ? error.message : error);

/** The session of this tab (specification, section 4). One per app; `start` it once, `stop` it to let go of the listeners. */
export class Session {
  #state: SessionState = { status: 'loading', tentativeUser: null };
  readonly #listeners = createEmitter();
  readonly #changeListeners = createEmitter<[change: SessionChange]>();
  #stops: (() => void)[] = [];
  /** There once something was asked: most visitors of the public pages never call anything. */
  #client: Client | null = null;
  /** A read of the page was answered 401 before GET /api/me was answered, which decides whether there is a session to lose. */
  #isLossDeferred = false;

  getState = (): SessionState => this.#state;

  /** The signed-in user that the server has confirmed, or `null`. */
  get user(): User | null {
    return this.#state.status === 'user' ? this.#state.user : null;
  }

  /** For `useSyncExternalStore`: called after every change of the state. */
  subscribe = this.#listeners.add;

  /**
   * For the guards: the stored user if `isAdmitted` lets them in, without waiting for the server; else whoever it is once the server has
   * said so. Nothing is drawn for the former before they are confirmed.
   */
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

  /** Called when another person, or nobody, is signed in from now on; not when the same user's data change. */
  onChange = this.#changeListeners.add;

  /** Reads the stored session; a token whose user cannot be fetched is forgotten without a word. */
  async start(): Promise<void> {
    dropEndedSession();
    this.#stops = [
      onUnauthorized((name) => {
        if (callsWithOwn401.has(name)) return;
        if (this.#state.status === 'loading' && name !== 'me') this.#isLossDeferred = true;
        else this.#expire();
      }),
      watchOtherTabs(() => void this.followOtherTab()),
    ];
    await this.#load();
  }

  /** Takes over the session that is stored now: another document of the site has opened or ended it. */
  followOtherTab(): Promise<void> {
    return this.#load('changed-in-other-tab');
  }

  /** While pages are prerendered there is no browser to ask: they are written for a visitor, or for this user. */
  startAs(user: User | null): void {
    this.#set(user ? { status: 'user', user } : { status: 'visitor' });
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** @throws {ApiError} when the login failed */
  async login(body: CallBody<'login'>, isRemembered: boolean): Promise<void> {
    const { call } = await this.#loadClient();
    await this.#open(await call('login', { body }), isRemembered);
  }

  /**
   * @returns whether it opened a session: an answer that names none leaves the account to be logged in to
   * @throws {ApiError} when the registration failed
   */
  async register(body: CallBody<'register'>): Promise<boolean> {
    const { call } = await this.#loadClient();
    const answer = await call('register', { body });
    try {
      if (answer) await this.#open(answer, true);
    } catch (error) {
      console.warn('[session] register', describe(error));
    }
    return this.user !== null;
  }

  /** Ends the session at once, whatever the server answers: a failure is only logged. */
  logout(): void {
    // Sent before the token goes; whoever is signed in was fetched or logged in by the client, so it is there.
    this.#client?.call('logout').catch((error: unknown) => console.warn('[session] logout', describe(error)));
    clearCredentials();
    this.#set({ status: 'visitor' }, 'signed-out');
  }

  /**
   * Fetches the user again, after a change of the profile for instance; a failure keeps what is known.
   * @param known the user as the answer to that change has it, if it does
   * @param isStored another tab has stored the change: two tabs of different builds, which read different fields, would answer each other without end
   */
  async refresh(known: User | null = null, isStored = false): Promise<void> {
    // The change was answered after the end of its session: what it says of somebody signs nobody in.
    if (readToken() === null) return;
    const isSameSession = noteSession();
    try {
      const user = await this.#fetchUser();
      // Who logged out in the meantime stays logged out.
      if (isSameSession()) this.#keepUser(user, isStored);
    } catch (error) {
      console.warn('[session] refresh', describe(error));
      if (known && isSameSession()) this.#keepUser(known, isStored);
    }
  }

  /** @param change what was heard of: what was fetched for the former person has to be gone before a screen is drawn for the next */
  async #load(change?: SessionChange): Promise<void> {
    if (readToken() === null) return this.#set({ status: 'visitor' }, change);
    // Once somebody has signed in or out in the meantime, that session is another one, with a user of its own.
    const isSameSession = noteSession();
    this.#isLossDeferred = false;
    try {
      const [{ readTentativeUser }] = await Promise.all([import('~/api/tentative-user'), this.#loadClient()]);
      if (this.#state.status === 'loading') this.#set({ status: 'loading', tentativeUser: readTentativeUser() });
    } catch (error) {
      // Nobody has read an answer, so nothing is known against the session: it stays stored for the next load.
      console.warn('[session] client', describe(error));
      return this.#set({ status: 'visitor' }, change);
    }
    try {
      const user = await this.#fetchUser();
      if (!isSameSession()) return this.#load(change);
      storeUser(user);
      this.#set({ status: 'user', user }, change);
      if (this.#isLossDeferred) this.#expire();
    } catch {
      // Whoever reloads or leaves cuts off this call, which says nothing about the session: the next page has to find it.
      if (!isSameSession() || !(await staysOpen()) || !isSameSession()) return this.#load(change);
      // Another tab that has just been let in must not be sent away by a call of this one that fails.
      if (!change) clearCredentials();
      this.#set({ status: 'visitor' }, change);
    }
  }

  async #open({ access_token, user: known }: SessionAnswer, isRemembered: boolean): Promise<void> {
    const user = known ?? (await this.#fetchUser(access_token));
    storeCredentials({ access_token, user }, isRemembered);
    this.#set({ status: 'user', user }, 'signed-in');
  }

  #expire(): void {
    clearCredentials();
    // At the start nobody has seen a session yet, so there is none to announce the end of: `start` goes on as a visitor.
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

  /** Other data of the same person; who it is changes only with the token. */
  #keepUser(user: User, isStored: boolean): void {
    if (user.id !== this.user?.id) return;
    if (!isStored) storeUser(user);
    this.#set({ status: 'user', user });
  }

  /** @param change what to announce in the same moment, before a screen is drawn */
  #set(state: SessionState, change?: SessionChange): void {
    this.#state = state;
    this.#listeners.tell();
    if (change) this.#changeListeners.tell(change);
  }
}
