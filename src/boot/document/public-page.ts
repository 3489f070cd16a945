import { readToken } from '~/api/credentials';
import { followAppearance } from '~/lib/browser/appearance';
import { holdsText } from '~/lib/browser/form-drafts';
import { followPage } from '~/lib/browser/page-behaviours';
import { isSampled } from '~/lib/browser/send-report';
import { SCREEN_LOAD_ERROR_EVENT, SIGNED_IN_ATTRIBUTE } from '../protocol';
import { addLinks, recoverEntry, showLoadError } from './entry-script';
import { holdForms } from './hold-forms';
import { recordClicks } from './record-clicks';

const ACTS = ['pointerdown', 'keydown', 'input', 'change', 'click'];
const APPROACHES = ['pointerover', 'focusin'];
const CONTROLS = 'a, button, input, textarea';

declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

interface PublicPage {
  entry: string;
  screen: readonly string[];
  signedIn: readonly string[];
  later: readonly string[];
  print: string;
}

const savesData = ({ connection }: Navigator): boolean =>
  connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');

/** Starts the app at the first input, for a signed-in user, or with text in a field; idle, it only fetches the code. */
export const publicPage = ({ entry, screen, signedIn, later, print }: PublicPage): void => {
  const isSignedIn = () => readToken() !== null;
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
    const needed = [...(isSignedIn() ? signedIn : []), ...screen];
    for (const file of needed) setTimeout(() => addLinks('modulepreload', [file]));
  };
  const startOnceParsed = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  };
  const startSoon = () => setTimeout(startOnceParsed);
  const startIfSignedIn = () => {
    if (isSignedIn()) startOnceParsed();
  };
  if (isSignedIn()) document.documentElement.setAttribute(SIGNED_IN_ATTRIBUTE, '');
  followAppearance();
  followPage();
  recordClicks();
  holdForms(startOnceParsed);
  startIfSignedIn();
  // Signed in by another tab, maybe while this page was kept for Back.
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, startIfSignedIn);
  window.addEventListener(SCREEN_LOAD_ERROR_EVENT, showLoadError);
  window.addEventListener('offline', startOnceParsed);
  const options = { passive: true, capture: true };
  for (const type of ACTS) document.addEventListener(type, startSoon, { ...options, once: true });
  for (const type of APPROACHES)
    document.addEventListener(
      type,
      ({ target }) => {
        if (!isStarted && target instanceof Element && target.closest(CONTROLS)) startSoon();
      },
      options,
    );
  const onIdle = () => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href: print }),
    );
    if (import.meta.env.VITE_REPORT_URL && isSampled()) start();
    // An entry of the app's own history may show what only it knows.
    if (window.history.state !== null || holdsText(document)) start();
    else if (!isStarted && !savesData(navigator)) addLinks('prefetch', [entry, ...screen, ...later]);
  };
  window.addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(onIdle);
    else setTimeout(onIdle);
  });
};
