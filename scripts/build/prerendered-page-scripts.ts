import { SIGNED_IN_ATTRIBUTE } from '../../src/lib/document-attributes';
import { FORM_READY_EVENT, TAKEN_OVER_EVENT } from '../../src/lib/prerendered-events';
import { preload, readToken, renew } from './inline-script-parts';

/* The scripts in the prerendered pages, in the order in which they stand there. */

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
