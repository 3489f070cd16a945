import * as v from 'valibot';
import { type Draft, dropDraft, type Field, pathOf, readStoredDraft, TEXT_FIELDS } from './drafts';

/** A form that has not appeared by then is not coming back. */
const RESTORE_WITHIN_MS = 10_000;

const StoredDraft = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ path: v.string(), fields: v.record(v.string(), v.string()), userId: v.nullable(v.number()) }),
);

const readDraft = (): Draft | null => {
  const parsed = v.safeParse(StoredDraft, readStoredDraft());
  return parsed.success ? parsed.output : null;
};

/** Writes as typing does: the form's state follows the field's events, not its value. */
const type = (field: Field, value: string) => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  // A list of countries takes what was typed when it is left, once React has heard of it.
  setTimeout(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
};

/**
 * Gives the fields of this page back what a reload took from them, or, to whoever is signed in, what the end of a session did, each as soon as it appears.
 * @returns the function that stops waiting for them
 */
export const restoreDraft = (page: Document, userId: number | null = null): (() => void) => {
  const draft = readDraft();
  // What a reload took is not for whoever signs in, nor the other way round.
  if (draft && (draft.userId === null) !== (userId === null)) return () => undefined;
  if (!draft || draft.path !== pathOf(page) || draft.userId !== userId) {
    // Of another page: it would come back there much later. Of another person: it is none of their business.
    dropDraft();
    return () => undefined;
  }
  const missing = new Map(Object.entries(draft.fields));
  const fill = () => {
    // Elsewhere a field of that name is another one.
    if (pathOf(page) !== draft.path) return finish();
    for (const field of page.querySelectorAll<Field>(TEXT_FIELDS)) {
      const value = missing.get(field.name);
      if (value === undefined) continue;
      missing.delete(field.name);
      if (field.value !== value) type(field, value);
    }
    if (missing.size === 0) finish();
  };
  const finish = () => {
    dropDraft();
    stop();
  };
  const observer = new MutationObserver(fill);
  const timer = setTimeout(() => finish(), RESTORE_WITHIN_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(page.body, { childList: true, subtree: true });
  fill();
  return stop;
};
