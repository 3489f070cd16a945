import { readLiveToken } from '~/api/credentials';
import { SIGNED_IN_ATTRIBUTE } from '../protocol';

/** How long a link that was clicked too early waits for the app to follow it; then the browser does. */
const LINK_TIMEOUT_MS = 2000;

/** Another tab, another site or a place on this page is the browser's own business. */
const isForBrowser = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button !== 0 ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  link.target !== '' ||
  link.hash !== '' ||
  link.origin !== window.location.origin;

/** Records clicks on buttons, and on links within the site, for the app to replay: it keeps the page that was wanted, and moves the focus. */
const recordClicks = (): void => {
  let clicked: HTMLElement[] = [];
  const take = () => {
    const all = clicked;
    clicked = [];
    return all;
  };
  const record = (event: MouseEvent) => {
    const target =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement | HTMLAnchorElement>('#app button, #app a[href]')
        : null;
    if (!target || target.type === 'submit') return;
    if (target instanceof HTMLAnchorElement) {
      if (isForBrowser(target, event)) return;
      event.preventDefault();
      setTimeout(() => {
        if (!clicked.includes(target)) return;
        // All are forgotten then: whoever comes back to this page did not click again.
        const last = take().findLast((each) => each instanceof HTMLAnchorElement);
        if (last instanceof HTMLAnchorElement) window.location.assign(last.href);
      }, LINK_TIMEOUT_MS);
    }
    clicked.push(target);
  };
  document.addEventListener('click', record, true);
  window.missioClickRecorder = {
    take,
    isEmpty: () => clicked.length === 0,
    stop: () => document.removeEventListener('click', record, true),
  };
};

/** In the head of a prerendered page: hides the visitor's page from somebody signed in, and starts to record clicks. */
export const beforePaint = (): void => {
  if (readLiveToken() !== null) document.documentElement.setAttribute(SIGNED_IN_ATTRIBUTE, '');
  recordClicks();
};
