import { keepEarlyText } from '~/lib/browser/form-drafts';
import { FORM_READY_EVENT } from '~/lib/browser/hydration';
import { INTERACTIVE_EVENT, SCREEN_LOAD_ERROR_EVENT, SIGNED_IN_ATTRIBUTE } from '../protocol';
import { preloadScripts, recoverEntry, showLoadError } from './entry-script';

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'scroll'];

const IDLE_TIMEOUT_MS = 2000;

interface DeferredScripts {
  entry: string;
  /** Would otherwise be found only once the entry has run. */
  screen: readonly string[];
  signedIn: readonly string[];
}

/** Holds submits until hydration: the browser would leave the page with them. */
const deferSubmits = (start: () => void) => {
  const waiting = new Set<EventTarget>(document.forms);
  let isSubmitted = false;
  // Once: the page has one form, a new one if React had to draw the page anew.
  const onReady = ({ target }: Event) => {
    waiting.clear();
    if (isSubmitted && target instanceof HTMLFormElement) target.requestSubmit();
  };
  document.addEventListener(FORM_READY_EVENT, onReady, { once: true });
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target === null || !waiting.has(event.target)) return;
      event.preventDefault();
      // React may hear it already, while the form's state is still empty.
      event.stopPropagation();
      isSubmitted = true;
      start();
    },
    true,
  );
};

/** Keeps what was typed if the page goes before React has come. */
const keepTextOnLeave = () => {
  const ready = new AbortController();
  const keep = () => keepEarlyText(document);
  // A phone ends a tab in the background without another word.
  for (const type of ['pagehide', 'visibilitychange']) window.addEventListener(type, keep, { signal: ready.signal });
  document.addEventListener(FORM_READY_EVENT, () => ready.abort());
};

/** Starts the app once the page is painted and idle, or at the first input. */
export const deferHydration = ({ entry, screen, signedIn }: DeferredScripts): void => {
  const isSignedIn = document.documentElement.hasAttribute(SIGNED_IN_ATTRIBUTE);
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = Object.assign(document.createElement('script'), {
      type: 'module',
      crossOrigin: 'anonymous',
      src: entry,
    });
    script.addEventListener('error', () => void recoverEntry(entry));
    document.head.append(script);
    // In a task each: a link takes 7 ms on a slow phone.
    for (const file of isSignedIn ? [...signedIn, ...screen] : screen) setTimeout(() => preloadScripts([file]));
  };
  window.addEventListener(SCREEN_LOAD_ERROR_EVENT, showLoadError);
  deferSubmits(start);
  keepTextOnLeave();
  const recorder = window.missioClickRecorder;
  window.addEventListener(
    INTERACTIVE_EVENT,
    () => {
      recorder?.stop();
      for (const clicked of recorder?.take() ?? []) clicked.click();
    },
    { once: true },
  );
  for (const type of SIGNS_OF_LIFE)
    document.addEventListener(type, start, { once: true, passive: true, capture: true });
  if (isSignedIn || recorder?.isEmpty() === false) start();
  // Inline, unlike `requestIdle`: every byte here is in each document.
  const startWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(start);
  };
  const startAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(startWhenIdle));
  if (document.readyState === 'complete') startAfterPaint();
  else window.addEventListener('load', startAfterPaint, { once: true });
};
