import { createEmitter } from '~/lib/browser/create-emitter';
import { createSealKey, sealText, unsealText } from '~/lib/browser/seal-text';
import {
  hasCookie,
  readCookie,
  removeCookie,
  safeStorage,
  setSessionCookie,
  TOKEN_KEY,
  tabStorage,
  USER_KEY,
} from '~/lib/browser/storage';
import type { CallName } from './contract/client-calls';
import type { User } from './contract/entities';

/** « Se souvenir de moi » unchecked: opens the stored token for as long as the browser runs. */
const SESSION_KEY_COOKIE = 'missio_session_key';
/** Until 0.1.0 it marked a session that was not remembered, whose token was stored as it is. */
const FORMER_MARK = 'missio_session_only';

export const clearCredentials = (): void => {
  safeStorage().removeItem(TOKEN_KEY);
  tabStorage().removeItem(TOKEN_KEY);
  abortEndedSession();
  safeStorage().removeItem(USER_KEY);
  removeCookie(SESSION_KEY_COOKIE);
  removeCookie(FORMER_MARK);
};

/** `null` also if the session was to end with the browser, and has. Cookies are slow: read for such a session only. */
export const readToken = (): string | null => {
  const stored = safeStorage().getItem(TOKEN_KEY);
  return stored === null ? tabStorage().getItem(TOKEN_KEY) : unsealText(stored, () => readCookie(SESSION_KEY_COOKIE));
};

/** Forgets what is left of a session that was to end with the browser, and has. */
export const dropEndedSession = (): void => {
  const isLeft = readToken() === null && [TOKEN_KEY, USER_KEY].some((key) => safeStorage().getItem(key) !== null);
  if (isLeft || hasCookie(FORMER_MARK)) clearCredentials();
};

/** For an API of another origin with cookies. */
export const CREDENTIALS = 'include';

interface HeaderInput {
  body?: unknown;
  country?: string;
}

export const buildHeaders = (token: string | null, { body, country }: HeaderInput = {}): Record<string, string> => ({
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  ...(body === undefined ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
  ...(country ? { 'X-Country': country } : {}),
});

let session: { token: string | null; controller: AbortController } | null = null;

/** Aborts the signal of a session whose token is no longer stored: another tab may have changed it. */
export const abortEndedSession = (): void => {
  if (!session || session.token === readToken()) return;
  session.controller.abort();
  session = null;
};

/** A signal that aborts once the session ends or another begins: take it before a call, check it after. */
export const getSessionSignal = (): AbortSignal => {
  abortEndedSession();
  session ??= { token: readToken(), controller: new AbortController() };
  return session.controller.signal;
};

export const readStoredUser = (): string | null => safeStorage().getItem(USER_KEY);

export const storeUser = (user: User): void => safeStorage().setItem(USER_KEY, JSON.stringify(user));

/** What is stored is of no use without a key that ends with the browser. Without cookies the token is the tab's. */
const storeForBrowserSession = (token: string): void => {
  const key = createSealKey(token.length);
  if (setSessionCookie(SESSION_KEY_COOKIE, key)) {
    safeStorage().setItem(TOKEN_KEY, sealText(token, key));
    return;
  }
  safeStorage().removeItem(TOKEN_KEY);
  tabStorage().setItem(TOKEN_KEY, token);
};

export const storeCredentials = (
  { access_token, user }: { access_token: string; user: User },
  isRemembered: boolean,
): void => {
  removeCookie(SESSION_KEY_COOKIE);
  removeCookie(FORMER_MARK);
  // The user first: other tabs react to the token and then read the user.
  storeUser(user);
  tabStorage().removeItem(TOKEN_KEY);
  if (isRemembered) safeStorage().setItem(TOKEN_KEY, access_token);
  else storeForBrowserSession(access_token);
  abortEndedSession();
};

/** Calls `onChange` when another tab signs in or out. @returns the function that stops it */
export const watchOtherTabs = (onChange: () => void): (() => void) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  let left: string | null;
  const follow = () => {
    abortEndedSession();
    onChange();
  };
  const hear = ({ key }: StorageEvent) => {
    // A null key means that the storage was cleared.
    if (key === TOKEN_KEY || key === null) follow();
  };
  const leave = () => {
    left = readToken();
  };
  // A page in the back/forward cache has heard nothing meanwhile.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readToken() !== left) follow();
  };
  window.addEventListener('storage', hear, { signal });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => stopped.abort();
};

/** Emits the call on a 401 to the token still stored. Marked pure, so that the documents' scripts do without it. */
export const unauthorized = /* @__PURE__ */ createEmitter<[call: CallName]>();
