import { DISCLOSURE_ATTRIBUTE, opensElsewhere } from '~/lib/browser/page-behaviours';
import { TYPING_HEADLINE_ATTRIBUTE } from '~/lib/browser/typing';
import { INTERACTIVE_EVENT } from '../protocol';

/** Around buttons that need no app. */
const ANSWERED = `[${DISCLOSURE_ATTRIBUTE}], [${TYPING_HEADLINE_ATTRIBUTE}]`;

/** How long a clicked link waits for the app; then the browser follows it. */
const LINK_TIMEOUT_MS = 2000;

/** The next document is there before the app, but only the app takes along what a history entry keeps (`returnTo`). */
const isForApp = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  window.history.state !== null &&
  !opensElsewhere(event) &&
  link.target === '' &&
  link.hash === '' &&
  link.origin === window.location.origin;

/** Records clicks that need the app, and repeats them once React listens. */
export const recordClicks = (): void => {
  const clicked: HTMLElement[] = [];
  const record = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLButtonElement | HTMLAnchorElement>('#app button, #app a[href]');
    if (!target || target.type === 'submit' || target.closest(ANSWERED)) return;
    if (target instanceof HTMLAnchorElement) {
      if (!isForApp(target, event)) return;
      event.preventDefault();
      // Emptied, so that none is repeated on the way back to this page.
      setTimeout(() => clicked.splice(0).includes(target) && window.location.assign(target.href), LINK_TIMEOUT_MS);
    }
    clicked.push(target);
  };
  document.addEventListener('click', record, true);
  const replay = () => {
    document.removeEventListener('click', record, true);
    for (const each of clicked.splice(0)) each.click();
  };
  window.addEventListener(INTERACTIVE_EVENT, replay, { once: true });
};
