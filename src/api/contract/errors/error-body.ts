import { tooManyAttempts } from '../client-calls';
import { isRecord } from '../lenient';
import { translateValidation } from './translate-validation';

/** The texts of a refusal that people may read. */
export interface ErrorBody {
  message: string | null;
  /** For the login alone (specification, section 8). */
  error: string | null;
  errors: Readonly<Record<string, readonly string[]>>;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The texts of a field: one, a list, or objects with a text each. */
const textsOf = (value: unknown): string[] => {
  if (isText(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  const named = isRecord(value) ? (value.message ?? value.detail) : undefined;
  return isText(named) ? [named] : Object.values(value).filter(isText);
};

/** Reads each key alone, so that a bad one spoils no other. A top-level list has no field names. */
const readErrors = (errors: unknown): ErrorBody['errors'] => {
  const byField = typeof errors === 'object' && errors !== null ? Object.entries(errors) : [['0', errors] as const];
  return Object.fromEntries(
    byField.flatMap(([field, value]) => {
      const texts = textsOf(value)
        .map((text) => translateValidation(text, field) ?? text)
        .filter((text) => !isFrameworkMessage(text));
      return texts.length > 0 ? [[field, texts]] : [];
    }),
  );
};

/** A validator's messages: lists of texts by field. */
const isMessageBag = (value: unknown): boolean =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((texts) => Array.isArray(texts) && texts.length > 0 && texts.every(isText));

/** `errors`, or the validator's messages in another place. */
const findErrors = (json: Record<string, unknown>): unknown =>
  json.errors ?? [json.error, json.message, json.data, json].find(isMessageBag);

/** Laravel counts the other field errors behind the first one, in the words of its translation. */
const OTHER_ERRORS = / \((?:and \d+ more error|et \d+ (?:autres? )?erreur).*\)$/;

/*
 * Texts of Laravel, its usual packages, PHP and web servers, which are English and for developers: the catalogue's
 * sentence replaces them. Any other text is the backend's own and is shown.
 */

/** Whole texts, whether a full stop follows or not. */
const sentences: ReadonlySet<string> = new Set([
  'The given data was invalid',
  'Validation Error',
  'Unauthenticated',
  'Unauthorized',
  'Unauthorised',
  'This action is unauthorized',
  'Forbidden',
  'Bad Request',
  'Not Found',
  'Method Not Allowed',
  'CSRF token mismatch',
  'Page Expired',
  'Payload Too Large',
  'The POST data is too large',
  'Too Many Attempts',
  'Too Many Requests',
  'Server Error',
  'Service Unavailable',
  'Invalid signature',
  'Token has expired',
  'Your email address is not verified',
  'These credentials do not match our records',
  'The provided credentials are incorrect',
  'The provided password is incorrect',
  'The user credentials were incorrect',
  "We can't find a user with that email address",
  'This password reset token is invalid',
  'Please wait before retrying',
]);

/** Laravel's own words for a login that has to wait. */
const LOGIN_THROTTLE = /^Too many login attempts\. Please try again in (\d+) seconds?\.$/;

const patterns: readonly RegExp[] = [
  /^No query results for model\b/,
  /^The route .+ could not be found\.$/,
  /^The \w+ method is not supported for (?:this route|route .+)\. Supported methods: /,
  /^Route \[.+\] not defined\.$/,
  LOGIN_THROTTLE,
  // Spatie's permissions, Sanctum's abilities, Passport's scopes.
  /^User does not have (?:the right|any of the necessary) /,
  /^Invalid (?:abilit|scope)[^ ]* provided/,
  // The HTTP client, when another service fails.
  /^(?:cURL error \d|(?:Client|Server) error: |HTTP request returned status code )/,
  // PHP.
  /^(?:Attempt to |Undefined |Call to |Trying to |Class "|Target class \[)/,
  // A text that was not translated.
  /^(?:auth|pagination|passwords|validation)\.[\w.-]+$/,
  /\bSQLSTATE\[/,
  /<[a-z!/][^>]*>/i,
  /^\s*(?:\{[\s"}]|\[[\s"{\]])/,
  /^\s*(?:#\d+ |at [\w$.\\<]+.*:\d+|Stack trace:)/m,
];

/** Whether a text is a framework’s own, SQL or markup rather than one written for people. */
export const isFrameworkMessage = (text: string): boolean =>
  sentences.has(text.trim().replace(/\.$/, '')) || patterns.some((pattern) => pattern.test(text));

const textForPeople = (value: unknown): string | null => {
  const text = isText(value) ? value.replace(OTHER_ERRORS, '') : '';
  const [, seconds] = LOGIN_THROTTLE.exec(text) ?? [];
  if (seconds !== undefined) return tooManyAttempts(Number(seconds));
  return text === '' || isFrameworkMessage(text) ? null : (translateValidation(text) ?? text);
};

/** `null` for a body that is not JSON; one that is a mere text is the message. */
export const readErrorBody = (json: unknown): ErrorBody | null => {
  if (json === undefined) return null;
  if (!isRecord(json)) return { message: textForPeople(json), error: null, errors: {} };
  return {
    message: textForPeople(json.message),
    error: textForPeople(json.error),
    errors: readErrors(findErrors(json)),
  };
};
