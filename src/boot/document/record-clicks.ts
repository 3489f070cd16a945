import { DISCLOSURE_ATTRIBUTE } from '~/lib/browser/page-behaviours';
import { TYPING_HEADLINE_ATTRIBUTE } from '~/lib/browser/typing';
import { INTERACTIVE_EVENT } from '../protocol';

/** Around buttons that need no app. */
const ANSWERED = `[${DISCLOSURE_ATTRIBUTE}], [${TYPING_HEADLINE_ATTRIBUTE}]`;

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

/** Records clicks on buttons and internal links and repeats them once React listens, which also moves the focus. */
export const recordClicks = (): void => {
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
    if (!target || target.type === 'submit' || target.closest(ANSWERED)) return;
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
  const replay = () => {
    document.removeEventListener('click', record, true);
    for (const each of take()) each.click();
  };
  window.addEventListener(INTERACTIVE_EVENT, replay, { once: true });
};
