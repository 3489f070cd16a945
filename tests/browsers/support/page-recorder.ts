/** Where a tab keeps what was recorded, over all pages of the site. */
export const ERRORS_KEY = 'test-errors';
export const TOASTS_KEY = 'test-toasts';
/** On the root of a page that the test leaves. */
export const LEFT_ATTRIBUTE = 'data-test-left';

/** Runs before all scripts of a page: keeps the errors that a console would show, and each toast, which soon leaves. */
const record = (errorsKey: string, toastsKey: string, leftAttribute: string): void => {
  const add = (key: string, text: string) => {
    const all: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    if (Array.isArray(all) && all.at(-1) !== text) sessionStorage.setItem(key, JSON.stringify([...all, text]));
  };
  const addError = (kind: string, error: unknown) => {
    // A page that is left breaks off what was on its way.
    if (document.documentElement.hasAttribute(leftAttribute)) return;
    add(errorsKey, `${location.pathname}: ${kind} ${error instanceof Error ? error.stack : error}`);
  };
  const logError = console.error;
  console.error = (...parts) => {
    addError('console.error', parts.map(String).join(' '));
    logError(...parts);
  };
  const onError = ({ error, message, target }: ErrorEvent) => {
    if (target === window) return addError('uncaught', error ?? message);
    // Firefox tells the next page's window of a file that the page before has broken off.
    if (!(target instanceof Element)) return;
    const address = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
    // A partner's picture may be missing. Firefox says so of a module that it has already, and its console does not.
    const isOurs = new URL(address, location.href).origin === location.origin;
    if (!isOurs || (target instanceof HTMLLinkElement && target.rel === 'modulepreload')) return;
    addError('missing', target.outerHTML);
  };
  // Seen on the way down: a file that does not load bubbles no further than its own element.
  window.addEventListener('error', onError, true);
  // A reload, or another document, breaks off what is on its way as `open` does.
  window.addEventListener('beforeunload', () => document.documentElement.setAttribute(leftAttribute, ''));
  // A page that the browser has kept is back.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.documentElement.removeAttribute(leftAttribute);
  });
  window.addEventListener('unhandledrejection', (event) => addError('unhandled rejection', event.reason));
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('section[aria-label=Notifications] > *')) {
      if (toast.textContent) add(toastsKey, toast.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
};

export const PAGE_RECORDER = `<script>(${record})('${ERRORS_KEY}', '${TOASTS_KEY}', '${LEFT_ATTRIBUTE}')</script>`;
