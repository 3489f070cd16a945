import { type AnyForm, setFieldErrors } from './app-form';

/** Those of the server's field errors that have no field in the form: it has to say them by itself. */
export const errorsWithoutField = (
  form: AnyForm,
  errors: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const names = form.store.internal.fieldNames.peek();
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
};

/**
 * Shows why a form was refused: each of the server's field errors under its field.
 * @param message what to say where no field says it
 * @returns what has to be said above the fields, or `null`
 */
export const showRefusal = (
  form: AnyForm,
  errors: Readonly<Record<string, string>>,
  message: string,
): string | null => {
  const isShown = setFieldErrors(form, errors);
  const sentences = new Set([...(isShown ? [] : [message]), ...Object.values(errorsWithoutField(form, errors))]);
  return sentences.size > 0 ? [...sentences].join(' ') : null;
};
