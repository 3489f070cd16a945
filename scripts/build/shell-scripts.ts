import { calls } from '../../src/api/contract/calls';
import { EARLY_ANSWERS } from '../../src/api/early-answers';
import { buildHeaders, CREDENTIALS } from '../../src/api/http';
import { TIME_ZONE } from '../../src/lib/dates';
import { PENDING_ATTRIBUTE, SKELETON_ATTRIBUTE } from '../../src/lib/document-attributes';
import { LOCALE } from '../../src/lib/formats';
import { isAdminPath, NAME_SLOT } from '../../src/lib/skeleton-screens';
import { TOKEN_KEY, USER_KEY } from '../../src/lib/storage-keys';
import { preload, readToken, renew } from './inline-script-parts';

/* The scripts in the documents of signed-in people. */

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
