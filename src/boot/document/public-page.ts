import { readToken } from '~/api/credentials';
import { followAppearance } from '~/lib/browser/appearance';
import { holdsText } from '~/lib/browser/form-drafts';
import { focusHeadingOfFollowed } from '~/lib/browser/main-heading';
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

/** A press or key anywhere, a control hovered or focused; no tapped link: alone, the browser follows it sooner. */
const isIntent = (event: Event): boolean => {
  const { target, type } = event;
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (control instanceof HTMLAnchorElement)
    return 'pointerType' in event ? event.pointerType !== 'touch' : control.matches(':focus-visible');
  return control !== null || ACTS.includes(type);
};

const savesData = ({ connection }: Navigator): boolean =>
  connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');

/** Starts the app at the first input, for a signed-in user, or with text in a field; idle, it only fetches the code. */
export const publicPage = ({ entry, screen, signedIn, later, print }: PublicPage): void => {
  const isSignedIn = () => readToken() !== null;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: entry });
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
  const onInput = (event: Event) => {
    if (!isStarted && isIntent(event)) setTimeout(startOnceParsed);
  };
  for (const type of [...ACTS, ...APPROACHES]) document.addEventListener(type, onInput, true);
  const onIdle = () => {
    addLinks('stylesheet', [print], 'print');
    if (import.meta.env.VITE_REPORT_URL && isSampled()) start();
    // An entry of the app's own history may show what only it knows.
    if (window.history.state !== null || holdsText(document)) start();
    else if (!isStarted && !savesData(navigator)) addLinks('prefetch', [entry, ...screen, ...later]);
  };
  document.addEventListener('DOMContentLoaded', focusHeadingOfFollowed);
  window.addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(onIdle);
    else setTimeout(onIdle);
  });
};
