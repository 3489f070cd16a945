import { buildHeaders, CREDENTIALS, readStoredUser, readToken } from '~/api/credentials';
import { followAppearance } from '~/lib/browser/appearance';
import type { SkeletonArea } from '../protocol';
import { addLinks, recoverEntry } from './entry-script';
import { canAccess, isCurrentAddress } from './stored-user';

export interface ScreenPreloads {
  entry: string;
  formats: string;
  me: string;
  files: readonly string[];
  /** Indexes in `files` by address; a parameter is `*`. */
  screens: Readonly<Record<string, readonly number[]>>;
  reads?: { path: string; area: SkeletonArea; addresses: readonly string[] };
}

const parseUser = (): unknown => {
  try {
    return JSON.parse(readStoredUser() ?? 'null');
  } catch {
    return null;
  }
};

/** For signed-in users: fetches user, first reads and scripts along with the entry, to be shown once confirmed. */
export const preloadScreen = ({ entry, formats, me, files, screens, reads }: ScreenPreloads): void => {
  followAppearance();
  document.addEventListener(
    'error',
    ({ target }) => {
      const isEntry = target instanceof HTMLScriptElement && target.src === new URL(entry, window.location.href).href;
      if (isEntry) void recoverEntry(entry);
    },
    true,
  );
  const token = readToken();
  if (token === null) return;
  const headers = buildHeaders(token);
  const responses = new Map<string, Promise<Response>>();
  const ask = (address: string) => {
    const response = fetch(address, { credentials: CREDENTIALS, headers });
    response.catch(() => undefined);
    responses.set(address, response);
  };
  window.missioPreloadedResponses = { token, headers, requestedAt: performance.now(), responses };
  ask(me);
  const path = window.location.pathname;
  const places = screens[path] ?? screens[path.replace(/[^/]+$/, '*')] ?? [];
  addLinks(
    'modulepreload',
    places.flatMap((place) => files[place] ?? []),
  );
  if (reads && isCurrentAddress(reads.path) && canAccess(parseUser(), reads.area)) reads.addresses.forEach(ask);
  (window.requestIdleCallback ?? setTimeout)(() => void new Worker(formats));
};
