import { reset, setValue } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';
import { type AnyForm, type AppForm, type FormValues, fieldNamesOf, readValues } from './app-form';

/* For forms over a saved row: what counts as unchanged is not what the form began with. */

/** Back to the initial values, or to new ones; clears errors. */
export function resetForm<TInput extends FormValues>(form: AppForm<TInput>, values: Partial<TInput> = {}) {
  form.serverErrors.clear();
  const initialValues = { ...form.initialValues, ...values };
  // `reset` passes over the fields that are not drawn yet.
  for (const [name, value] of Object.entries(initialValues)) {
    if (!fieldNamesOf(form.store).includes(name)) setValue(form.store, name, value, { shouldValidate: false });
  }
  reset(form.store, { initialValues });
}

/** After a save: `values` count as unchanged; what was typed since stays a change. */
export function markSaved<TInput extends FormValues>(form: AppForm<TInput>, values: Partial<TInput>) {
  const now = readValues(form);
  const typedSince = fieldNamesOf(form.store).filter((name) => now[name] !== form.sent[name]);
  resetForm(form, values);
  for (const name of typedSince) {
    const value = now[name];
    if (typeof value === 'string' || typeof value === 'boolean') setValue(form.store, name, value);
  }
}

export const isDirty = (form: AnyForm): boolean => form.store.dirty.peek();

export function useIsDirty(form: AnyForm): boolean {
  useSignals();
  return form.store.dirty.value;
}
