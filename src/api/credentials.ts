import { createEmitter } from '~/lib/browser/create-emitter';
import { hasCookie, removeCookie, safeStorage, setMarkerCookie, TOKEN_KEY, USER_KEY } from '~/lib/browser/storage';
import type { CallName } from './contract/client-calls';
import type { User } from './contract/entities';

/* « Se souvenir de moi » unchecked: a lasting cookie marks the session as temporary, a session cookie as running. */
export const SESSION_ONLY_COOKIE = 'missio_session_only';
export const BROWSER_SESSION_COOKIE = 'missio_browser_session';
const SESSION_ONLY_MAX_AGE = 400 * 24 * 60 * 60;

export const clearCredentials = (): void => {
  safeStorage().removeItem(TOKEN_KEY);
  abortEndedSession();
  safeStorage().removeItem(USER_KEY);
  removeCookie(SESSION_ONLY_COOKIE);
  removeCookie(BROWSER_SESSION_COOKIE);
};

const hasEnded = (): boolean => hasCookie(SESSION_ONLY_COOKIE) && !hasCookie(BROWSER_SESSION_COOKIE);

/** Forgets a session that was to end with the browser, and has. */
export const dropEndedSession = (): void => {
  if (hasEnded()) clearCredentials();
};

export const readToken = (): string | null => safeStorage().getItem(TOKEN_KEY);

/** The token, or `null` if its session ended with the browser. Cookies are read only with a token: it is slow. */
export const readLiveToken = (): string | null => {
  const token = readToken();
  return token !== null && hasEnded() ? null : token;
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

/** A session that is not remembered ends with the browser. */
export const storeCredentials = (
  { access_token, user }: { access_token: string; user: User },
  isRemembered: boolean,
): void => {
  if (isRemembered) {
    removeCookie(SESSION_ONLY_COOKIE);
    removeCookie(BROWSER_SESSION_COOKIE);
  } else {
    setMarkerCookie(SESSION_ONLY_COOKIE, SESSION_ONLY_MAX_AGE);
    setMarkerCookie(BROWSER_SESSION_COOKIE);
  }
  // The user first: other tabs react to the token and then read the user.
  storeUser(user);
  safeStorage().setItem(TOKEN_KEY, access_token);
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
