import { getValues, reset, setValue } from '@modular-forms/react';
import { type AppForm, type FormValues, isDirty, resetForm } from './app-form';

/** Applies values saved elsewhere to every field that was not changed here. */
export function mergeServerValues<TInput extends FormValues>(form: AppForm<TInput>, values: Partial<TInput>) {
  if (!isDirty(form)) {
    resetForm(form, values);
    return;
  }
  const typed = getValues(form.store, { shouldActive: false, shouldDirty: true, peek: true });
  // `keepDirtyValues` would compare later changes with the old values.
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
