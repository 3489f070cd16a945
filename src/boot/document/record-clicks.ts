import { DISCLOSURE_ATTRIBUTE } from '~/lib/browser/page-behaviours';
import { TYPING_HEADLINE_ATTRIBUTE } from '~/lib/browser/typing';
import { INTERACTIVE_EVENT } from '../protocol';

/** Around buttons that need no app. */
const ANSWERED = `[${DISCLOSURE_ATTRIBUTE}], [${TYPING_HEADLINE_ATTRIBUTE}]`;

/** Records clicks on buttons, repeats them once React listens. Links are the browser's: it is there before the app. */
export const recordClicks = (): void => {
  const clicked: HTMLButtonElement[] = [];
  const record = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('#app button') : null;
    if (button && button.type !== 'submit' && !button.closest(ANSWERED)) clicked.push(button);
  };
  document.addEventListener('click', record, true);
  const replay = () => {
    document.removeEventListener('click', record, true);
    for (const button of clicked) button.click();
  };
  window.addEventListener(INTERACTIVE_EVENT, replay, { once: true });
};
