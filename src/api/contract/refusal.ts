import { isRecord } from './deviations';

/** Why a call was refused, as far as the body says. */
export interface Refusal {
  message: string | null;
  /** For the login alone (specification, section 8). */
  error: string | null;
  /** The texts of each field, never an empty list. */
  errors: Readonly<Record<string, readonly string[]>>;
  success: boolean | null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A text, or those of a list or of an object with numbers for keys. */
const textsOf = (value: unknown): string[] => {
  if (isText(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isText) : [];
};

/** Key by key: what is no text makes none of the others unreadable. A list at the top has numbers for fields, which no form has. */
const readErrors = (errors: unknown): Refusal['errors'] => {
  const byField = typeof errors === 'object' && errors !== null ? Object.entries(errors) : [['0', errors] as const];
  return Object.fromEntries(
    byField.flatMap(([field, value]) => {
      const texts = textsOf(value);
      return texts.length > 0 ? [[field, texts]] : [];
    }),
  );
};

const FAILED: readonly unknown[] = [false, 0, '0', 'false'];

/** Whether a body says `success: false`, in a form that no success would have. */
export const saysFailure = (json: unknown): boolean => isRecord(json) && FAILED.includes(json.success);

/** `null` for what is no object: nobody can tell what it refuses. */
export const readRefusal = (json: unknown): Refusal | null =>
  isRecord(json)
    ? {
        message: textOrNull(json.message),
        error: textOrNull(json.error),
        errors: readErrors(json.errors),
        success: saysFailure(json) ? false : json.success === true || null,
      }
    : null;
