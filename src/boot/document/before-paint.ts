import { readToken } from '~/api/credentials';
import { SIGNED_IN_ATTRIBUTE } from '../protocol';

/** How long a clicked link waits for the app; then the browser follows it. */
const LINK_TIMEOUT_MS = 2000;

const isForBrowser = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button !== 0 ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  link.target !== '' ||
  link.hash !== '' ||
  link.origin !== window.location.origin;

/** Records clicks on buttons and internal links for the app to replay, which also moves the focus. */
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
        // Taken together, so that none is replayed on the way back to this page.
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

/** Marks the page of somebody who is signed in, and records clicks until React listens. */
export const beforePaint = (): void => {
  if (readToken() !== null) document.documentElement.setAttribute(SIGNED_IN_ATTRIBUTE, '');
  recordClicks();
};
