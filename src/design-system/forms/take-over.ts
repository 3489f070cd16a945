import { getValues, reset, setValue } from '@modular-forms/react';
import { type AppForm, type FormValues, isDirty, resetForm } from './app-form';

/** Somebody else, or another tab, has saved these values: they stand in every field that was not changed here, and nothing typed is lost. */
export function takeOver<TInput extends FormValues>(form: AppForm<TInput>, values: Partial<TInput>) {
  if (!isDirty(form)) {
    resetForm(form, values);
    return;
  }
  const typed = getValues(form.store, { shouldActive: false, shouldDirty: true, peek: true });
  // Not by `keepDirtyValues`: whether a field is changed would go on being told by what was saved before.
  reset(form.store, {
    initialValues: { ...form.initialValues, ...values },
    keepErrors: true,
    keepTouched: true,
    keepSubmitted: true,
    keepSubmitCount: true,
  });
  for (const [name, value] of Object.entries(typed)) {
    if (typeof value === 'string' || typeof value === 'boolean') setValue(form.store, name, value);
  }
}
