import { type AnyForm, setFieldErrors } from './app-form';
import { fieldNamesOf } from './form-internals';

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
