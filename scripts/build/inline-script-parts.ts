import { BROWSER_SESSION_COOKIE, SESSION_ONLY_COOKIE } from '../../src/api/credentials';
import { NOTICE_CLASS, PENDING_ATTRIBUTE, SIGNED_IN_ATTRIBUTE } from '../../src/lib/document-attributes';
import { MISSING_PART } from '../../src/lib/loading-texts';
import { TAKEN_OVER_EVENT } from '../../src/lib/prerendered-events';
import { RELOADED_FROM_KEY, TOKEN_KEY } from '../../src/lib/storage-keys';

/*
 * Of the scripts that stand in the pages themselves and run before any file is there (`shell-scripts.ts`, `prerendered-page-scripts.ts`): small, in the language of old
 * browsers, each allowed by its hash (`content-security-policy.ts`). Here what they have in common.
 */

/** For the inside of a script: asks for these files. */
export const preload = `function preload(scripts) {
    scripts.forEach(function (href) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: 'anonymous', href: href }));
    });
  }`;

/**
 * For the inside of a script: the token of whoever is signed in. As in credentials.ts: one whose session was to end with the browser, and did, is nobody's. Cookies
 * are looked at for whoever has a token only: it takes the browser its time.
 */
export const readToken = `function readToken() {
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
export const renew = `function renew() {
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
