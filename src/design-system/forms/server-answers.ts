import { reset, setError, setValue } from '@modular-forms/react';
import { batch } from '@preact/signals-react';
import { type AnyForm, type AppForm, type FormValues, fieldNamesOf, readDirtyValues, readValues } from './app-form';
import { isDirty, resetForm } from './saved-values';

/**
 * Shows server errors under their fields and focuses the first one; fields changed since the submit are left out.
 * @returns whether any error is shown
 */
export function setFieldErrors(form: AnyForm, errors: Readonly<Record<string, string>>): boolean {
  const now = readValues(form);
  let isFirst = true;
  for (const name of fieldNamesOf(form.store)) {
    const message = errors[name];
    if (!message) continue;
    form.serverErrors.set(name, { value: form.sent[name], message });
    if (now[name] !== form.sent[name]) continue;
    setError(form.store, name, message, { shouldFocus: isFirst });
    isFirst = false;
  }
  return !isFirst;
}

/** Server errors without a field in this form. */
export const errorsWithoutField = (
  form: AnyForm,
  errors: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const names = fieldNamesOf(form.store);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
};

/** Shows server errors under their fields. @returns what to show above the fields, or `null` */
export const showServerErrors = (
  form: AnyForm,
  errors: Readonly<Record<string, string>>,
  message: string,
): string | null => {
  const isShown = setFieldErrors(form, errors);
  const sentences = new Set([...(isShown ? [] : [message]), ...Object.values(errorsWithoutField(form, errors))]);
  return sentences.size > 0 ? [...sentences].join(' ') : null;
};

/** Applies values saved elsewhere to every field that was not changed here. */
export function mergeServerValues<TInput extends FormValues>(form: AppForm<TInput>, values: Partial<TInput>) {
  if (!isDirty(form)) {
    resetForm(form, values);
    return;
  }
  const typed = readDirtyValues(form);
  // At once: between the two steps nothing would seem to be typed, and a draft to be over.
  batch(() => {
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
  });
}
