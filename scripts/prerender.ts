import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { FORM_READY_EVENT, TAKEN_OVER_EVENT } from '../src/lib/prerendered-events';
import { prerenderedPaths } from '../src/lib/prerendered-paths';
import { RELOADED_FROM_KEY, TOKEN_KEY } from '../src/lib/storage-keys';
import { findScreenScripts } from './build/screen-scripts';

/*
 * Runs after both builds (`npm run build`): writes each public page as HTML with its critical styles, and the neutral
 * shell that every other address gets.
 */
const DIST = resolve('dist');
const SERVER_BUNDLE = resolve('dist-ssr/prerender.js');

const Page = v.object({ body: v.string(), head: v.string(), styles: v.string() });
const Bundle = v.object({ prerender: v.pipe(v.function(), v.args(v.tuple([v.string()])), v.returnsAsync(Page)) });

const preload = `function preload(scripts) {
    scripts.forEach(function (href) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: 'anonymous', href: href }));
    });
  }`;

/** In the shell: fetches the scripts of the screen that the address asks for along with the start, for whoever is signed in. */
const earlyScreen = (screens: ReadonlyMap<string, readonly string[]>) => {
  const files = [...new Set([...screens.values()].flat())];
  const byAddress = Object.fromEntries(
    [...screens].map(([address, scripts]) => [address, scripts.map((script) => files.indexOf(script))]),
  );
  return `
(function () {
  var files = ${JSON.stringify(files)}, screens = ${JSON.stringify(byAddress)}, path = location.pathname, token = null;
  ${preload}
  try { token = localStorage.getItem('${TOKEN_KEY}'); } catch (_) {}
  if (token) preload((screens[path] || screens[path.replace(/[^/]+$/, '*')] || []).map(function (at) { return files[at]; }));
})();`;
};

/** Starts the script once the page has been painted and is at rest, or at the first sign that somebody wants something. */
const lateStart = (entry: string, screen: readonly string[]) => `
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

const SIGNED_IN_RULE = '<style>[data-signed-in] #app{visibility:hidden}</style>';

// `vite build` empties the folder; a second run finds the built document in the shell alone.
const SHELL = join(DIST, 'app.html');
const found = readFileSync(existsSync(SHELL) ? SHELL : join(DIST, 'index.html'), 'utf8');
const bundle: unknown = await import(pathToFileURL(SERVER_BUNDLE).href);
const { prerender } = v.parse(Bundle, bundle);

const fail = (what: string): never => {
  throw new Error(`dist/index.html: ${what} not found`);
};

const script = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(found)?.[1] ?? fail('entry script');
const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(found)?.[1] ?? fail('stylesheet');
const fontCss = readFileSync(join(DIST, stylesheet), 'utf8').trim();
const font = /url\((\/[^)]+\.woff2)\)/.exec(fontCss)?.[1] ?? fail('font');

const screens = findScreenScripts(readFileSync(join(DIST, '.server/manifest.json'), 'utf8'));
const isPrerendered = (address: string) => prerenderedPaths.some((path) => path === address);
const privateScreens = new Map([...screens].filter(([address]) => !isPrerendered(address)));

const late = readdirSync(join(DIST, 'assets')).filter((name) => /^(?:contract|data)-[\w-]{8}\.js$/.test(name));
if (late.length !== 2) fail('data layer');
const fontLink = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;

/** The shell is the page of whoever is signed in: what they need after the start comes along with it, and so does the font. */
const shellLinks = [...late.map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}">`), fontLink]
  .map((link) => `  ${link}\n  `)
  .join('');
/** Before the style sheet, which a script would wait for. */
const screenScript = `<script>${earlyScreen(privateScreens)}</script>\n    `;
const ENTRY_TAG = '<script type="module"';
/** The document as `vite build` wrote it. */
const template = found.replace(shellLinks, '').replace(screenScript, '');

const toHtml = (path: string, page: v.InferOutput<typeof Page>): string =>
  template
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
    // The page has a title of its own.
    .replace(/\s*<title>.*?<\/title>/, '')
    .replace(
      '</head>',
      () =>
        `  ${page.head}\n    ${fontLink}\n    <style>${fontCss}</style>\n    ${SIGNED_IN_RULE}\n    ${page.styles}\n    <script>${lateStart(script, screens.get(path) ?? fail(path))}</script>\n  </head>`,
    )
    .replace('<div id="app"></div>', () => `<div id="app" data-prerendered="${path}">${page.body}</div>`);

writeFileSync(
  SHELL,
  template.replace(ENTRY_TAG, () => screenScript + ENTRY_TAG).replace('</head>', () => `${shellLinks}</head>`),
);
for (const path of prerenderedPaths) {
  const file = join(DIST, path === '/' ? 'index.html' : `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, toHtml(path, await prerender(path)));
}
console.log(`Prerendered ${prerenderedPaths.length} pages.`);
process.exit(0);
