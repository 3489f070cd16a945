import { CHUNK_LOAD_FAILURE } from '~/content/shared-texts';
import { reloadIfOutdated } from '~/lib/browser/deployment-check';
import { nameBuild, sendReport } from '~/lib/browser/send-report';
import { INTERACTIVE_EVENT, NOTICE_CLASS, PENDING_ATTRIBUTE, SIGNED_IN_ATTRIBUTE } from '../protocol';

type Relation = 'modulepreload' | 'prefetch' | 'stylesheet';

/** `prefetch` only fetches a script, `modulepreload` compiles it too. */
export const addLinks = (rel: Relation, addresses: readonly string[], media = ''): void => {
  for (const href of addresses)
    document.head.append(Object.assign(document.createElement('link'), { rel, media, crossOrigin: '', href }));
};

/** Says that the app is missing, and leaves the document as it is. */
export const showLoadError = () => {
  document.documentElement.removeAttribute(SIGNED_IN_ATTRIBUTE);
  document.querySelector(`[${PENDING_ATTRIBUTE}]`)?.parentElement?.replaceChildren();
  const retry = Object.assign(document.createElement('a'), { href: '' });
  retry.append('Réessayer');
  const notice = Object.assign(document.createElement('p'), { className: NOTICE_CLASS });
  notice.setAttribute('role', 'alert');
  notice.append(`${CHUNK_LOAD_FAILURE} `, retry);
  document.body.append(notice);
  // Links work again without the app.
  dispatchEvent(new Event(INTERACTIVE_EVENT));
};

/** Reloads if a deployment has replaced the entry script, else reports the failure. */
export const recoverEntry = async (entry: string): Promise<void> => {
  if (import.meta.env.VITE_REPORT_URL)
    sendReport({ kind: 'chunk', build: nameBuild(entry), route: null, name: 'entry', message: entry, stack: [] });
  if (!(await reloadIfOutdated(entry))) showLoadError();
};
