import { SIGNED_IN_ATTRIBUTE } from '~/lib/document-attributes';
import { FORM_READY_EVENT, TAKEN_OVER_EVENT } from '~/lib/prerendered-events';
import { preload, recoverStart } from './start-file';

/** What somebody does who wants something of the page. */
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'scroll'];

/** A page that never rests starts all the same. */
const REST_TIMEOUT_MS = 2000;

export interface LateStart {
  /** The address of the app's start. */
  entry: string;
  /** The scripts of the page itself, which would be found only once the start has run. */
  screen: readonly string[];
  /** What besides whoever is signed in needs at once. */
  signedIn: readonly string[];
}

/** A form that React has not taken over yet would leave with all that it holds in the address: it waits, and `start` is called. */
const holdForms = (start: () => void) => {
  const waiting = new Set<EventTarget>(document.forms);
  let submitted: EventTarget | null = null;
  document.addEventListener(FORM_READY_EVENT, ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    waiting.delete(target);
    if (target === submitted) target.requestSubmit();
  });
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target === null || !waiting.has(event.target)) return;
      event.preventDefault();
      // React may hear it already, and the form still hold nothing of what stands in its fields.
      event.stopPropagation();
      submitted = event.target;
      start();
    },
    true,
  );
};

/**
 * At the end of a prerendered page, so that it does not keep the first paint waiting: starts the app once the page has been painted and is at rest, or at the first sign
 * that somebody wants something.
 */
export const lateStart = ({ entry, screen, signedIn }: LateStart): void => {
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
    script.addEventListener('error', () => void recoverStart(entry));
    document.head.append(script);
    preload(isSignedIn ? [...signedIn, ...screen] : screen);
  };
  holdForms(start);
  // A press (on the menu, a question, a link) is repeated once React hears it.
  const presses = window.missioEarlyPresses;
  window.addEventListener(
    TAKEN_OVER_EVENT,
    () => {
      presses?.stop();
      for (const pressed of presses?.take() ?? []) pressed.click();
    },
    { once: true },
  );
  for (const type of SIGNS_OF_LIFE)
    document.addEventListener(type, start, { once: true, passive: true, capture: true });
  if (isSignedIn || presses?.isAny()) start();
  const startAtRest = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: REST_TIMEOUT_MS });
    else setTimeout(start);
  };
  // The page is painted first: a slow device is at rest in between as well.
  const startAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(startAtRest));
  if (document.readyState === 'complete') startAfterPaint();
  else window.addEventListener('load', startAfterPaint, { once: true });
};
