import * as v from 'valibot';
import type { Id } from '~/api/contract/scalars';
import { type Draft, dropDraft, type Field, pathOf, readStoredDraft, TEXT_FIELDS } from './form-drafts';

const RESTORE_WITHIN_MS = 10_000;

const StoredDraft = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    path: v.string(),
    fields: v.record(v.string(), v.string()),
    userId: v.nullable(v.union([v.number(), v.string()])),
  }),
);

const readDraft = (): Draft | null => {
  const parsed = v.safeParse(StoredDraft, readStoredDraft());
  return parsed.success ? parsed.output : null;
};

/** Forms follow events, not assigned values. */
const type = (field: Field, value: string) => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  // A country field commits on blur, after React has its text.
  setTimeout(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
};

/** Fills the draft into this page's fields as they appear. @returns the function that stops it */
export const restoreDraft = (page: Document, userId: Id | null = null): (() => void) => {
  const draft = readDraft();
  // A reload's draft is not for a login, nor the reverse.
  if (draft && (draft.userId === null) !== (userId === null)) return () => undefined;
  if (!draft || draft.path !== pathOf(page) || draft.userId !== userId) {
    dropDraft();
    return () => undefined;
  }
  const missing = new Map(Object.entries(draft.fields));
  const fill = () => {
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
