import { setValue } from '@modular-forms/react';
import * as v from 'valibot';
import { readStoredDraft, removeDraft } from '~/lib/browser/form-drafts';
import { type AnyForm, readDirtyValues } from './app-form';
import type { FormDraft } from './draft';

const prefillOf = (form: AnyForm, name: string): string =>
  String(form.store.internal.fields[name]?.startValue.peek() ?? '');

/** Both texts, where the draft was typed over another prefill than the field has now. */
const withPrefill = (text: string, start: string | undefined, prefill: string): string =>
  prefill === start || text.includes(prefill.trim()) ? text : prefill + text;

const storedDraft = (fields: readonly string[]) => {
  const texts = v.record(v.picklist(fields), v.string());
  return v.pipe(v.string(), v.parseJson(), v.object({ typed: texts, start: texts }));
};

/** Fills the unchanged fields from the stored draft. A draft that an earlier version stored differently is dropped. */
export const restoreDraft = (form: AnyForm, draft: FormDraft): void => {
  const { success, output } = v.safeParse(storedDraft(draft.fields), readStoredDraft(draft.key));
  const stored = success ? output : { typed: {}, start: {} };
  const typed = new Map(Object.entries(stored.typed));
  const start = new Map(Object.entries(stored.start));
  for (const name of draft.prefilled) {
    const prefill = prefillOf(form, name);
    const text = typed.get(name);
    if (text !== undefined) typed.set(name, withPrefill(text, start.get(name), prefill));
    start.set(name, prefill);
  }
  const changed = readDirtyValues(form);
  for (const [name, text] of typed) {
    if (!(name in changed)) setValue(form.store, name, text, { shouldValidate: false });
  }
  // The browser may have restored them as well; what is saved by now is none.
  const unsent = Object.entries(readDirtyValues(form)).filter(([name, value]) => value === typed.get(name));
  if (!success || unsent.length === 0) {
    removeDraft(draft.key);
    return;
  }
  draft.start = Object.fromEntries(start);
  draft.isRestored.value = true;
};
