import { renewReplacedBuild } from '~/api/published-page';
import { NOTICE_CLASS, PENDING_ATTRIBUTE, SIGNED_IN_ATTRIBUTE } from '~/lib/document-attributes';
import { MISSING_PART } from '~/lib/loading-texts';
import { TAKEN_OVER_EVENT } from '~/lib/prerendered-events';

/** Asks for scripts before anything imports them. */
export const preload = (addresses: readonly string[]): void => {
  for (const href of addresses)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: 'anonymous', href }),
    );
};

/** Says that the app cannot come, and shows what can be read without it. */
const giveUp = () => {
  document.documentElement.removeAttribute(SIGNED_IN_ATTRIBUTE);
  document.querySelector(`[${PENDING_ATTRIBUTE}]`)?.parentElement?.replaceChildren();
  const retry = Object.assign(document.createElement('a'), { href: '' });
  retry.append('Réessayer');
  const notice = Object.assign(document.createElement('p'), { className: NOTICE_CLASS });
  notice.setAttribute('role', 'alert');
  notice.append(`${MISSING_PART} `, retry);
  document.body.append(notice);
  // Links are the browser's again.
  dispatchEvent(new Event(TAKEN_OVER_EVENT));
};

/** The app's start could not be had: perhaps a deployment came between this page and its script. */
export const recoverStart = async (entry: string): Promise<void> => {
  if (!(await renewReplacedBuild(entry))) giveUp();
};
