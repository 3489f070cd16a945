import { reset } from '@modular-forms/react';
import { type AppForm, type FormValues, isDirty, resetForm } from './app-form';

/** Somebody else, or another tab, has saved these values: they stand in every field that was not changed here, and nothing typed is lost. */
export function takeOver<TInput extends FormValues>(form: AppForm<TInput>, values: Partial<TInput>) {
  if (!isDirty(form)) {
    resetForm(form, values);
    return;
  }
  reset(form.store, {
    initialValues: { ...form.initialValues, ...values },
    keepDirtyValues: true,
    keepErrors: true,
    keepTouched: true,
    keepSubmitted: true,
    keepSubmitCount: true,
  });
}
