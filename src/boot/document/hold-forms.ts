import { keepEarlyText } from '~/lib/browser/form-drafts';
import { FORM_READY_EVENT } from '~/lib/browser/hydration';

/** Until React hears the forms: holds submits, which would leave the page, and keeps what is typed if it goes. */
export const holdForms = (start: () => void): void => {
  const ready = new AbortController();
  let isSubmitted = false;
  let forms: Set<EventTarget> | undefined;
  document.addEventListener('DOMContentLoaded', () => {
    forms = new Set(document.forms);
  });
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target && forms?.has(event.target) === false) return;
      event.preventDefault();
      // React may hear it already, while the form's state is still empty.
      event.stopPropagation();
      isSubmitted = true;
      start();
    },
    { capture: true, signal: ready.signal },
  );
  const keep = () => keepEarlyText(document);
  // A phone ends a tab in the background without another word.
  for (const type of ['pagehide', 'visibilitychange']) window.addEventListener(type, keep, { signal: ready.signal });
  const onReady = ({ target }: Event) => {
    ready.abort();
    if (isSubmitted && target instanceof HTMLFormElement) target.requestSubmit();
  };
  document.addEventListener(FORM_READY_EVENT, onReady, { once: true });
};
