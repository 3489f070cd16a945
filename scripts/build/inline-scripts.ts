import { TIME_ZONE } from '../../src/lib/dates';
import { LOCALE } from '../../src/lib/formats';
import { FORM_READY_EVENT, TAKEN_OVER_EVENT } from '../../src/lib/prerendered-events';
import { RELOADED_FROM_KEY, TOKEN_KEY } from '../../src/lib/storage-keys';

/*
 * The scripts that stand in the pages themselves and run before any file is there: small, in the language of old browsers, each
 * allowed by its hash (`content-security-policy.ts`).
 */

/** For the inside of either script. */
const preload = `function preload(scripts) {
    scripts.forEach(function (href) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: 'anonymous', href: href }));
    });
  }`;

/** In the shell: fetches the scripts of the screen that the address asks for along with the start, for whoever is signed in. */
export const earlyScreen = (screens: ReadonlyMap<string, readonly string[]>) => {
  const files = [...new Set([...screens.values()].flat())];
  const byAddress = Object.fromEntries(
    [...screens].map(([address, scripts]) => [address, scripts.map((script) => files.indexOf(script))]),
  );
  return `
(function () {
  var files = ${JSON.stringify(files)}, screens = ${JSON.stringify(byAddress)}, path = location.pathname, token = null;
  ${preload}
  try { token = localStorage.getItem('${TOKEN_KEY}'); } catch (_) {}
  if (!token) return;
  preload((screens[path] || screens[path.replace(/[^/]+$/, '*')] || []).map(function (at) { return files[at]; }));
  // The first number and the first date of a language keep a slow phone for a tenth of a second each: here while it has to wait anyway.
  var later = window.requestIdleCallback || setTimeout;
  later(function () { new Intl.NumberFormat('${LOCALE}'); });
  later(function () { new Intl.DateTimeFormat('${LOCALE}', { dateStyle: 'medium', timeZone: '${TIME_ZONE}' }); });
})();`;
};

/** Starts the script once the page has been painted and is at rest, or at the first sign that somebody wants something. */
export const lateStart = (entry: string, screen: readonly string[]) => `
(function () {
  var root = document.documentElement, started = false, early = null, entry = ${JSON.stringify(entry)};
  // A deployment came between this page and its script. As in missing-chunk.ts: only for a build that is really there, once.
  function renew() {
    fetch(location.pathname, { cache: 'no-store' }).then(function (answer) {
      return answer.ok ? answer.text() : entry;
    }).then(function (page) {
      if (page.includes(entry) || sessionStorage.getItem('${RELOADED_FROM_KEY}') === entry) return;
      sessionStorage.setItem('${RELOADED_FROM_KEY}', entry);
      location.reload();
    }).catch(function () {});
  }
  ${preload}
  function start() {
    if (started) return;
    started = true;
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: 'anonymous', src: entry, onerror: renew }));
    // What the page itself needs, which would be found only once the start has run.
    preload(${JSON.stringify(screen)});
  }
  // A form of this page that React has not taken over yet would leave with all that it holds in the address: it waits.
  var waiting = new Set();
  document.addEventListener('DOMContentLoaded', function () { waiting = new Set(document.forms); });
  document.addEventListener('${FORM_READY_EVENT}', function (event) {
    waiting.delete(event.target);
    if (event.target === early) early.requestSubmit();
  });
  document.addEventListener('submit', function (event) {
    if (!waiting.has(event.target)) return;
    event.preventDefault();
    early = event.target;
    start();
  }, true);
  // A press on a button (menu, question, show the password) is repeated once React hears it.
  var presses = [];
  function note(event) {
    var button = event.target instanceof Element && event.target.closest('#app button');
    if (button && button.type !== 'submit') presses.push(button);
  }
  document.addEventListener('click', note, true);
  window.addEventListener('${TAKEN_OVER_EVENT}', function () {
    document.removeEventListener('click', note, true);
    presses.forEach(function (button) { button.click(); });
  }, { once: true });
  ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'scroll'].forEach(function (type) {
    document.addEventListener(type, start, { once: true, passive: true, capture: true });
  });
  var token = null;
  try { token = localStorage.getItem('${TOKEN_KEY}'); } catch (_) {}
  // Whoever is signed in gets a page of their own: they must not see the visitor's first.
  if (token) { root.setAttribute('data-signed-in', ''); start(); }
  // The page is painted first: a slow device is at rest in between as well.
  function rest() { requestAnimationFrame(function () { requestAnimationFrame(idle); }); }
  function idle() { window.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start); }
  if (document.readyState === 'complete') rest(); else window.addEventListener('load', rest, { once: true });
})();`;
