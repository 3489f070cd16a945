import { setValue } from '@modular-forms/react';
import * as v from 'valibot';
import { readStoredDraft, removeDraft } from '~/lib/browser/form-drafts';
import { type AnyForm, readDirtyValues } from './app-form';
import type { FormDraft } from './draft';

/** Both texts where the field starts with another one than the draft was typed over. */
const withPrefill = (form: AnyForm, { prefilled }: FormDraft, name: string, text: string, start: string): string => {
  const prefill = form.store.internal.fields[name]?.startValue.peek();
  if (!prefilled.includes(name) || typeof prefill !== 'string' || prefill === start) return text;
  return text.includes(prefill.trim()) ? text : `${prefill}${text}`;
};

const storedDraft = (fields: readonly string[]) => {
  const texts = v.record(v.picklist(fields), v.string());
  return v.pipe(v.string(), v.parseJson(), v.object({ typed: texts, start: texts }));
};

/** Fills the unchanged fields from the stored draft. A draft that an earlier version stored differently is dropped. */
export const restoreDraft = (form: AnyForm, draft: FormDraft): void => {
  const { success, output } = v.safeParse(storedDraft(draft.fields), readStoredDraft(draft.key));
  const stored = success ? output : { typed: {}, start: {} };
  const startOf = new Map(Object.entries(stored.start));
  const typed = new Map(
    Object.entries(stored.typed).map(([name, text]) => [
      name,
      withPrefill(form, draft, name, text, startOf.get(name) ?? ''),
    ]),
  );
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
  draft.start = stored.start;
  draft.isRestored.value = true;
};
