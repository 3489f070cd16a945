import { hasCookie, removeCookie, setMarkerCookie } from '~/lib/browser/cookies';
import { safeStorage } from '~/lib/browser/safe-storage';
import { TOKEN_KEY, USER_KEY } from '~/lib/browser/storage-keys';
import type { User } from './contract/entities';

/*
 * « Se souvenir de moi » unchecked: the session ends with the browser. Local storage outlives it, so two cookies tell: one
 * that stays says that the session was not to be kept, one that dies with the browser says that it is still the same
 * browser session. A token without either is an ordinary, kept session.
 */
export const SESSION_ONLY_COOKIE = 'missio_session_only';
export const BROWSER_SESSION_COOKIE = 'missio_browser_session';
const SESSION_ONLY_MAX_AGE = 400 * 24 * 60 * 60;

/** Forgets token, user and the marks of remember-me. */
export const clearCredentials = (): void => {
  safeStorage().removeItem(TOKEN_KEY);
  safeStorage().removeItem(USER_KEY);
  removeCookie(SESSION_ONLY_COOKIE);
  removeCookie(BROWSER_SESSION_COOKIE);
};

/** Whether the session was to end with the browser, and the browser has been closed since. */
const hasEnded = (): boolean => hasCookie(SESSION_ONLY_COOKIE) && !hasCookie(BROWSER_SESSION_COOKIE);

/** Forgets a session that has ended with the browser. */
export const dropEndedSession = (): void => {
  if (hasEnded()) clearCredentials();
};

/** The bearer token, or `null` when nobody is signed in. */
export const readToken = (): string | null => safeStorage().getItem(TOKEN_KEY);

/**
 * The token of whoever is signed in, before an ended session has been dropped. The cookies are looked at for whoever has a token only: it takes the browser its time.
 */
export const readLiveToken = (): string | null => {
  const token = readToken();
  return token !== null && hasEnded() ? null : token;
};

/**
 * Notes whose session it is, for an answer that may come after it.
 * @returns whether it is still the same one
 */
export const noteSession = (): (() => boolean) => {
  const token = readToken();
  return () => readToken() === token;
};

/** The user as it was kept, JSON that nobody has checked, or `null`. */
export const readStoredUser = (): string | null => safeStorage().getItem(USER_KEY);

/** Keeps the user of the current session, as JSON. */
export const storeUser = (user: User): void => safeStorage().setItem(USER_KEY, JSON.stringify(user));

/** Keeps a new session; one that is not remembered ends with the browser. */
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
  // The user first: other tabs react to the token, and must find the user that goes with it.
  storeUser(user);
  safeStorage().setItem(TOKEN_KEY, access_token);
};

/**
 * Calls `onChange` when another tab signs in or out.
 * @returns the function that stops it
 */
export const watchOtherTabs = (onChange: () => void): (() => void) => {
  const listener = (event: StorageEvent) => {
    // A null key means that the whole storage was emptied.
    if (event.key === TOKEN_KEY || event.key === null) onChange();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};
