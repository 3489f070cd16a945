import { effect } from '@preact/signals-react';
import { useEffect, useState } from 'react';
import { type Draft, readStoredDraft, removeDraft, storeDraft } from '~/lib/browser/form-drafts';
import { emitChunkLoadError } from '~/lib/browser/lazy-module';
import { type AnyForm, hasTyped } from './app-form';
import type { FormDraft } from './draft';

/** What is typed now, or `null`. Reads signals. */
const readDraft = (form: AnyForm, { fields, reopensWith, start }: FormDraft): Draft | null => {
  const draft: Draft = { typed: {}, start: {} };
  for (const name of fields) {
    const field = form.store.internal.fields[name];
    const value = field?.value.value;
    const before = reopensWith ? reopensWith[name] : field?.startValue.value;
    if (typeof value !== 'string' || value === before) continue;
    draft.typed[name] = value;
    draft.start[name] = start[name] ?? String(before ?? '');
  }
  return hasTyped(form, fields) ? draft : null;
};

/** Writes at once, not after a pause: a phone may end the tab at any moment. @returns the function that stops it */
const keepDraft = (form: AnyForm, draft: FormDraft): (() => void) => {
  let isFirst = true;
  return effect(() => {
    const typed = readDraft(form, draft);
    if (typed) {
      if (!draft.isOver) storeDraft(draft.key, typed);
    } else {
      draft.isOver = false;
      draft.start = {};
      draft.isRestored.value = false;
      // At first, one that could not be read or is not for this form stays until something is typed.
      if (!isFirst) removeDraft(draft.key);
    }
    isFirst = false;
  });
};

/** Gives back what was typed before, then keeps what is typed. @returns the code that says so, where it is needed */
export function useDraft(form: AnyForm): typeof import('./draft-notice') | null {
  const [notice, setNotice] = useState<typeof import('./draft-notice') | null>(null);
  useEffect(() => {
    const { draft } = form;
    if (!draft) return;
    const closing = new AbortController();
    let stop = () => {};
    const keep = () => {
      if (!closing.signal.aborted) stop = keepDraft(form, draft);
    };
    if (!draft.isGivenBack || readStoredDraft(draft.key) === null) keep();
    else
      import('./draft-notice')
        .then((module) => {
          if (closing.signal.aborted) return;
          module.restoreDraft(form, draft);
          setNotice(module);
        }, emitChunkLoadError)
        .then(keep);
    return () => {
      closing.abort();
      stop();
    };
  }, [form]);
  return notice;
}
