import { readLiveToken, readStoredUser } from '~/api/credentials';
import { buildHeaders, CREDENTIALS } from '~/api/request-headers';
import type { SkeletonArea } from '../protocol';
import { preloadScripts, recoverEntry } from './entry-script';
import { isFirstOpened, mayOpen } from './stored-user';

/** What a document of signed-in people asks for on its own. */
export interface ScreenPreloads {
  /** The address of the app's entry script. */
  entry: string;
  /** The address of the worker `warm-up-formats.ts`. */
  formats: string;
  /** The address that tells who is signed in. */
  me: string;
  /** The scripts of all screens that it may be asked for. */
  files: readonly string[];
  /** Which of them each screen needs, by its address; any parameter is `*`. */
  screens: Readonly<Record<string, readonly number[]>>;
  /** For a document of one page: what it reads as it is first opened. */
  reads?: { path: string; area: SkeletonArea; addresses: readonly string[] };
}

const parseUser = (): unknown => {
  try {
    return JSON.parse(readStoredUser() ?? 'null');
  } catch {
    return null;
  }
};

/**
 * In the documents of signed-in people: asks who that is and, if the stored user may see it, what the page will read, and fetches the scripts of its
 * screen along with the entry. The app shows none of it before it knows.
 */
export const preloadScreen = ({ entry, formats, me, files, screens, reads }: ScreenPreloads): void => {
  document.addEventListener(
    'error',
    ({ target }) => {
      const isEntry = target instanceof HTMLScriptElement && target.src === new URL(entry, window.location.href).href;
      if (isEntry) void recoverEntry(entry);
    },
    true,
  );
  const token = readLiveToken();
  if (token === null) return;
  const headers = buildHeaders(token);
  const responses = new Map<string, Promise<Response>>();
  const ask = (address: string) => {
    const response = fetch(address, { credentials: CREDENTIALS, headers });
    // The app takes it over, and says what there is to say of a failure.
    response.catch(() => undefined);
    responses.set(address, response);
  };
  window.missioPreloadedResponses = { token, headers, requestedAt: performance.now(), responses };
  ask(me);
  const path = window.location.pathname;
  const places = screens[path] ?? screens[path.replace(/[^/]+$/, '*')] ?? [];
  preloadScripts(places.flatMap((place) => files[place] ?? []));
  if (reads && isFirstOpened(reads.path) && mayOpen(parseUser(), reads.area)) reads.addresses.forEach(ask);
  (window.requestIdleCallback ?? setTimeout)(() => void new Worker(formats));
};
