import { isRecord } from './deviations';

export interface ErrorBody {
  message: string | null;
  /** For the login alone (specification, section 8). */
  error: string | null;
  errors: Readonly<Record<string, readonly string[]>>;
  success: boolean | null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const textsOf = (value: unknown): string[] => {
  if (isText(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isText) : [];
};

/** Reads each key alone, so that a bad one spoils no other. A top-level list has no field names. */
const readErrors = (errors: unknown): ErrorBody['errors'] => {
  const byField = typeof errors === 'object' && errors !== null ? Object.entries(errors) : [['0', errors] as const];
  return Object.fromEntries(
    byField.flatMap(([field, value]) => {
      const texts = textsOf(value);
      return texts.length > 0 ? [[field, texts]] : [];
    }),
  );
};

const FAILED: readonly unknown[] = [false, 0, '0', 'false'];

export const saysFailure = (json: unknown): boolean => isRecord(json) && FAILED.includes(json.success);

/** Laravel counts the other field errors behind the first one, in English unless translated. */
const OTHER_ERRORS = / \(and \d+ more errors?\)$/;

/** `null` for a body that is not an object. */
export const readErrorBody = (json: unknown): ErrorBody | null =>
  isRecord(json)
    ? {
        message: textOrNull(json.message)?.replace(OTHER_ERRORS, '') ?? null,
        error: textOrNull(json.error),
        errors: readErrors(json.errors),
        success: saysFailure(json) ? false : json.success === true || null,
      }
    : null;

/*
 * Texts of Laravel, PHP and web servers, which are English and for developers: the catalogue's sentence replaces them.
 * Any other text is the backend's own and is shown.
 */

const sentences: ReadonlySet<string> = new Set([
  'The given data was invalid.',
  'Unauthenticated.',
  'Unauthorized.',
  'Unauthorized',
  'This action is unauthorized.',
  'Forbidden',
  'Not Found',
  'Method Not Allowed',
  'CSRF token mismatch.',
  'Page Expired',
  'Payload Too Large',
  'Too Many Attempts.',
  'Too Many Requests',
  'Server Error',
  'Service Unavailable',
  'Invalid signature.',
  'Your email address is not verified.',
  'These credentials do not match our records.',
  'The provided password is incorrect.',
  "We can't find a user with that email address.",
  'This password reset token is invalid.',
  'Please wait before retrying.',
]);

const patterns: readonly RegExp[] = [
  /^No query results for model\b/,
  /^The route .+ could not be found\.$/,
  /^The \w+ method is not supported for (?:this route|route .+)\. Supported methods: /,
  /^Route \[.+\] not defined\.$/,
  /^Too many login attempts\. Please try again in \d+ seconds?\.$/,
  // A text that was not translated.
  /^(?:auth|pagination|passwords|validation)\.[\w.-]+$/,
  /\bSQLSTATE\[/,
  /<[a-z!/][^>]*>/i,
  /^\s*(?:\{[\s"}]|\[[\s"{\]])/,
  /^\s*(?:#\d+ |at [\w$.\\<]+.*:\d+|Stack trace:)/m,
];

export const isFrameworkMessage = (text: string): boolean =>
  sentences.has(text.trim()) || patterns.some((pattern) => pattern.test(text));
