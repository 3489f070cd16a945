import { readLiveToken, readStoredUser } from '~/api/credentials';
import { EARLY_ANSWERS } from '~/api/early-answers';
import { buildHeaders, CREDENTIALS } from '~/api/request-headers';
import { isFirstOpened, mayOpen } from './known-user';
import { preload, recoverStart } from './start-file';

/** What a document of signed-in people asks for on its own. */
export interface EarlyScreen {
  /** The address of the app's start. */
  entry: string;
  /** The address of the worker `first-formats.ts`. */
  formats: string;
  /** The address that tells who is signed in. */
  me: string;
  /** The scripts of all screens that it may be asked for. */
  files: readonly string[];
  /** Which of them each screen needs, by its address; any parameter is `*`. */
  screens: Readonly<Record<string, readonly number[]>>;
  /** For a document of one page: what it reads as it is first opened. */
  reads?: { path: string; addresses: readonly string[] };
}

const parseUser = (): unknown => {
  try {
    return JSON.parse(readStoredUser() ?? 'null');
  } catch {
    return null;
  }
};

const preloadScreen = ({ files, screens }: EarlyScreen) => {
  const path = window.location.pathname;
  const places = screens[path] ?? screens[path.replace(/[^/]+$/, '*')] ?? [];
  preload(places.flatMap((place) => files[place] ?? []));
};

/**
 * In the documents of signed-in people: asks who that is and, if whom the last visit kept may see it, what the page will read, and fetches the scripts of the screen that
 * the address asks for along with the start. The app shows none of it before it knows.
 */
export const earlyScreen = (screen: EarlyScreen): void => {
  const { entry, formats, me, reads } = screen;
  document.addEventListener(
    'error',
    ({ target }) => {
      const isStart = target instanceof HTMLScriptElement && target.src === new URL(entry, window.location.href).href;
      if (isStart) void recoverStart(entry);
    },
    true,
  );
  const token = readLiveToken();
  if (token === null) return;
  const answers = new Map<string, Promise<Response>>();
  const ask = (address: string) => {
    const answer = fetch(address, { credentials: CREDENTIALS, headers: buildHeaders(token) });
    // The app takes it over, and says what there is to say of a failure.
    answer.catch(() => undefined);
    answers.set(address, answer);
  };
  Reflect.set(window, EARLY_ANSWERS, { token, askedAt: performance.now(), answers });
  ask(me);
  preloadScreen(screen);
  if (reads && isFirstOpened(reads.path) && mayOpen(parseUser(), reads.path)) reads.addresses.forEach(ask);
  (window.requestIdleCallback ?? setTimeout)(() => void new Worker(formats));
};
