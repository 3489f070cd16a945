import { calls } from '../../src/api/contract/calls';
import { BROWSER_SESSION_COOKIE, SESSION_ONLY_COOKIE } from '../../src/api/credentials';
import { EARLY_ANSWERS } from '../../src/api/early-answers';
import { buildHeaders, CREDENTIALS } from '../../src/api/http';
import { TIME_ZONE } from '../../src/lib/dates';
import {
  NOTICE_CLASS,
  PENDING_ATTRIBUTE,
  SIGNED_IN_ATTRIBUTE,
  SKELETON_ATTRIBUTE,
} from '../../src/lib/document-attributes';
import { LOCALE } from '../../src/lib/formats';
import { MISSING_PART } from '../../src/lib/loading-texts';
import { FORM_READY_EVENT, TAKEN_OVER_EVENT } from '../../src/lib/prerendered-events';
import { isAdminPath, NAME_SLOT } from '../../src/lib/skeleton-screens';
import { RELOADED_FROM_KEY, TOKEN_KEY, USER_KEY } from '../../src/lib/storage-keys';

/*
 * The scripts that stand in the pages themselves and run before any file is there: small, in the language of old browsers, each
 * allowed by its hash (`content-security-policy.ts`).
 */

/** For the inside of a script: asks for these files. */
const preload = `function preload(scripts) {
    scripts.forEach(function (href) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: 'anonymous', href: href }));
    });
  }`;

/**
 * For the inside of a script: the token of whoever is signed in. As in credentials.ts: one whose session was to end with the browser, and did, is nobody's. Cookies
 * are looked at for whoever has a token only: it takes the browser its time.
 */
const readToken = `function readToken() {
    function hasCookie(name) {
      return document.cookie.split('; ').some(function (cookie) { return cookie.split('=')[0] === name; });
    }
    try {
      var token = localStorage.getItem('${TOKEN_KEY}');
      return token && hasCookie('${SESSION_ONLY_COOKIE}') && !hasCookie('${BROWSER_SESSION_COOKIE}') ? null : token;
    } catch (_) { return null; }
  }`;

/**
 * For the inside of a script that knows its `entry`: the start could not be had. A deployment may have come between this page and its script; as in
 * missing-chunk.ts: only for a build that is really there, once. Otherwise the page says so, and shows what can be read without it.
 */
const renew = `function renew() {
    fetch(location.pathname, { cache: 'no-store' }).then(function (answer) {
      return answer.ok ? answer.text() : entry;
    }).then(function (page) {
      if (page.includes(entry) || sessionStorage.getItem('${RELOADED_FROM_KEY}') === entry) return giveUp();
      sessionStorage.setItem('${RELOADED_FROM_KEY}', entry);
      location.reload();
    }).catch(giveUp);
  }
  function giveUp() {
    var pending = document.querySelector('[${PENDING_ATTRIBUTE}]'), notice = document.createElement('p'), link = document.createElement('a');
    document.documentElement.removeAttribute('${SIGNED_IN_ATTRIBUTE}');
    if (pending) pending.parentNode.replaceChildren();
    link.href = '';
    link.append('Réessayer');
    notice.className = '${NOTICE_CLASS}';
    notice.setAttribute('role', 'alert');
    notice.append('${MISSING_PART} ', link);
    document.body.append(notice);
    // Links are the browser's again.
    dispatchEvent(new Event('${TAKEN_OVER_EVENT}'));
  }`;

const TOKEN_SLOT = 'TOKEN';
/** The headers of a call as source, with the token from a variable of that name. */
const headersSource = JSON.stringify(buildHeaders(TOKEN_SLOT)).replace(`${TOKEN_SLOT}"`, '" + token');

/** What a document of signed-in people asks for on its own. */
export interface EarlyScreen {
  /** The address of the start. */
  entry: string;
  /** The address of the worker `firstFormats`. */
  formats: string;
  /** The scripts of the screens that it may be asked for, by address; any parameter is `*`. */
  screens: ReadonlyMap<string, readonly string[]>;
  /** For a document of one page: what it reads, for whom, as it is first opened. */
  reads?: { path: string; addresses: readonly string[] };
}

/** As JavaScript: this is the page as it is first opened; another page of its list, or a tab of it, looks different and reads something else. */
const isFirstOpened = (path: string) => `location.pathname + location.search === '${path}'`;

/** As JavaScript: asks for what the page reads, if whom the last visit kept is one who may; the app shows none of it before it knows. */
const askForReads = ({ path, addresses }: NonNullable<EarlyScreen['reads']>) => `
  try {
    var user = JSON.parse(localStorage.getItem('${USER_KEY}'));
    if (user.validated === true && user.is_admin === ${isAdminPath(path)} && ${isFirstOpened(path)}) ${JSON.stringify(addresses)}.forEach(ask);
  } catch (_) {}`;

/**
 * In the documents of signed-in people: asks who that is and what the page will read, and fetches the scripts of the screen that the address asks for along with
 * the start.
 */
export const earlyScreen = ({ entry, formats, screens, reads }: EarlyScreen) => {
  const files = [...new Set([...screens.values()].flat())];
  const byAddress = Object.fromEntries(
    [...screens].map(([address, scripts]) => [address, scripts.map((script) => files.indexOf(script))]),
  );
  return `
(function () {
  var files = ${JSON.stringify(files)}, screens = ${JSON.stringify(byAddress)}, path = location.pathname, entry = ${JSON.stringify(entry)};
  ${preload}
  ${renew}
  ${readToken}
  document.addEventListener('error', function (event) {
    if (event.target instanceof HTMLScriptElement && event.target.src === new URL(entry, location.href).href) renew();
  }, true);
  var token = readToken();
  if (!token) return;
  var answers = new Map();
  function ask(address) {
    var answer = fetch(address, { credentials: '${CREDENTIALS}', headers: ${headersSource} });
    // The app takes it over, and says what there is to say of a failure.
    answer.catch(function () {});
    answers.set(address, answer);
  }
  window.${EARLY_ANSWERS} = { token: token, askedAt: performance.now(), answers: answers };
  ask('${calls.me.path}');
  preload((screens[path] || screens[path.replace(/[^/]+$/, '*')] || []).map(function (at) { return files[at]; }));${reads ? askForReads(reads) : ''}
  (window.requestIdleCallback || setTimeout)(function () { new Worker(${JSON.stringify(formats)}); });
})();`;
};

/**
 * A worker of its own: makes a first number and a first date. Chromium looks through all its languages for them, once in a process: a slow phone is kept for a tenth of a
 * second by each, here beside the thread that should answer.
 */
export const firstFormats = `
new Intl.NumberFormat('${LOCALE}');
new Intl.DateTimeFormat('${LOCALE}', { dateStyle: 'medium', timeZone: '${TIME_ZONE}' });
close();`;

/**
 * After a skeleton screen, which waits in a template: shows it with the name of who is there, as soon as the server has said so, if it is somebody whom
 * the guards let through. It is only looked at: React puts the screen itself in its place.
 * @param path its page
 * @param entry the address of the start
 */
export const skeletonScreen = (path: string, entry: string) => `
(function () {
  var early = window.${EARLY_ANSWERS}, app = document.getElementById('app'), slot = String.fromCharCode(${NAME_SLOT.charCodeAt(0)});
  if (!early || !(${isFirstOpened(path)})) return;
  function isSignedIn() { return localStorage.getItem('${TOKEN_KEY}') === early.token; }
  early.answers.get('${calls.me.path}').then(function (response) {
    // The app reads the answer itself.
    return response.ok ? response.clone().json() : null;
  }).then(function (answer) {
    var user = answer && (answer.data || answer).user;
    if (!user || user.is_admin !== ${isAdminPath(path)} || user.validated !== true || typeof user.name !== 'string') return;
    if (!isSignedIn() || !app.querySelector('[${PENDING_ATTRIBUTE}]')) return;
    var skeleton = document.querySelector('template').content.firstElementChild;
    function named(text) { return text.split(slot).join(user.name); }
    skeleton.querySelectorAll('[title]').forEach(function (element) { element.title = named(element.title); });
    var texts = document.createTreeWalker(skeleton, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (texts.currentNode.data.includes(slot)) texts.currentNode.data = named(texts.currentNode.data);
    // Our font would take its time from the scripts; where those are there already, it is in the browser's memory as well.
    var isWarm = performance.getEntriesByName(new URL(${JSON.stringify(entry)}, location.href).href).length > 0;
    skeleton.setAttribute('${SKELETON_ATTRIBUTE}', isWarm ? 'warm' : 'cold');
    app.append(skeleton);
    // Another tab has signed out, or somebody else in: what the app shows will be theirs.
    window.addEventListener('storage', function () { if (!isSignedIn()) skeleton.remove(); });
  }).catch(function () {});
})();`;

/** The presses that came before the script at the end of the page. */
const EARLY_PRESSES = 'missioEarlyPresses';

/** How long a link that was pressed too early waits for the app to follow it; then the browser does. */
const LINK_PATIENCE_MS = 2000;

/**
 * In the head of a prerendered page: whoever is signed in gets a page of their own, and must not see the visitor's first. And what is pressed before React hears it
 * is noted: buttons, and links within the site, which the app then follows as if they had been pressed in it: it keeps the page that was wanted, and moves the focus.
 */
export const beforePaint = `
(function () {
  ${readToken}
  if (readToken()) document.documentElement.setAttribute('${SIGNED_IN_ATTRIBUTE}', '');
  var presses = window.${EARLY_PRESSES} = [];
  presses.note = function (event) {
    var pressed = event.target instanceof Element && event.target.closest('#app button, #app a[href]');
    if (!pressed || pressed.type === 'submit') return;
    if (pressed.href) {
      // Another tab, another site or a place on this page is the browser's own business.
      if (event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (pressed.target || pressed.hash || pressed.origin !== location.origin) return;
      event.preventDefault();
      // The last one pressed; all are forgotten then: whoever comes back to this page did not press again.
      setTimeout(function () {
        if (!presses.includes(pressed)) return;
        var links = presses.splice(0).filter(function (each) { return each.href; });
        location.assign(links[links.length - 1].href);
      }, ${LINK_PATIENCE_MS});
    }
    presses.push(pressed);
  };
  document.addEventListener('click', presses.note, true);
})();`;

/** About as high as a section of a page is on a phone: the place that it keeps until it is laid out. */
const SECTION_HEIGHT = '700px';

/** For what is to be done between two frames. */
const FRAME_MS = 16;

/**
 * In a prerendered page, before the first of the sections that its first view does not show: they are laid out one by one once the page has loaded and is at rest, or as
 * they come into view. All at once they would keep a slow device for a tenth of a second, and again when the font comes.
 */
export const afterFirstView = `
(function () {
  // It is gone by the time React takes over.
  document.currentScript.remove();
  // Whoever comes back, or to a place in the page, needs its true height at once.
  if (history.state || location.hash || !document.adoptedStyleSheets) return;
  var sheet = new CSSStyleSheet(), next = 1, later = window.requestIdleCallback || setTimeout;
  function sections() { return 'main > section:nth-of-type(n + ' + next + ')'; }
  function all() { return sections() + ', footer'; }
  sheet.insertRule(all() + ' { content-visibility: auto; contain-intrinsic-size: auto ${SECTION_HEIGHT}; }');
  document.adoptedStyleSheets = [sheet];
  function layOutNext() {
    next += 1;
    sheet.cssRules[0].selectorText = all();
    if (!document.querySelector(sections())) document.adoptedStyleSheets = [];
    document.body.getBoundingClientRect();
    return document.adoptedStyleSheets.length > 0;
  }
  // A quick device is done by the end of the first turn.
  function layOutSome() {
    var end = performance.now() + ${FRAME_MS};
    while (layOutNext()) if (performance.now() > end) return later(layOutSome);
  }
  window.addEventListener('load', layOutSome, { once: true });
})();`;

/**
 * After a prerendered page, so that it does not keep the first paint waiting: starts the app once the page has been painted and is at rest, or at the first sign
 * that somebody wants something.
 */
export const lateStart = (entry: string, screen: readonly string[]) => `
(function () {
  var root = document.documentElement, started = false, early = null, entry = ${JSON.stringify(entry)};
  ${renew}
  ${preload}
  function start() {
    if (started) return;
    started = true;
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: 'anonymous', src: entry, onerror: renew }));
    // What the page itself needs, which would be found only once the start has run.
    preload(${JSON.stringify(screen)});
  }
  // A form of this page that React has not taken over yet would leave with all that it holds in the address: it waits.
  var waiting = new Set(document.forms);
  document.addEventListener('${FORM_READY_EVENT}', function (event) {
    waiting.delete(event.target);
    if (event.target === early) early.requestSubmit();
  });
  document.addEventListener('submit', function (event) {
    if (!waiting.has(event.target)) return;
    event.preventDefault();
    // React may hear it already, and the form still hold nothing of what stands in its fields.
    event.stopPropagation();
    early = event.target;
    start();
  }, true);
  // A press (on the menu, a question, a link) is repeated once React hears it.
  var presses = window.${EARLY_PRESSES};
  window.addEventListener('${TAKEN_OVER_EVENT}', function () {
    document.removeEventListener('click', presses.note, true);
    presses.splice(0).forEach(function (pressed) { pressed.click(); });
  }, { once: true });
  ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'scroll'].forEach(function (type) {
    document.addEventListener(type, start, { once: true, passive: true, capture: true });
  });
  if (root.hasAttribute('${SIGNED_IN_ATTRIBUTE}') || presses.length > 0) start();
  // The page is painted first: a slow device is at rest in between as well.
  function rest() { requestAnimationFrame(function () { requestAnimationFrame(idle); }); }
  function idle() { window.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start); }
  if (document.readyState === 'complete') rest(); else window.addEventListener('load', rest, { once: true });
})();`;
