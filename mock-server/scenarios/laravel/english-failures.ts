import type { AnswerTransform } from '../../backend/answer-transform';
import type { FaultRequest } from '../../backend/faults';
import { isJsonObject } from './json-object';

/* The framework's English messages for developers: none may reach a screen. */

const SQL_ERROR =
  "SQLSTATE[42S22]: Column not found: 1054 Unknown column 'comission' in 'field list' " +
  '(Connection: mysql, SQL: insert into `offers` (`comission`) values (1))';

/** Laravel's answer to an exception in debug mode. */
const debugBody = {
  message: SQL_ERROR,
  exception: 'Illuminate\\Database\\QueryException',
  file: '/var/www/html/vendor/laravel/framework/src/Illuminate/Database/Connection.php',
  line: 829,
  trace: [{ file: '/var/www/html/app/Http/Controllers/OfferController.php', line: 42, function: 'insert', type: '->' }],
};

const HTML_PAGE =
  '<!DOCTYPE html><html lang="en"><head><title>Server Error</title></head><body><h1>500 | Server Error</h1>' +
  '<pre>#0 /var/www/html/public/index.php(52): handle()</pre></body></html>';

const tooManyAttempts = { status: 429, body: { message: 'Too Many Attempts.' }, headers: { 'Retry-After': '42' } };
const unauthenticated = { status: 401, body: { message: 'Unauthenticated.' } };
const unauthorized = { status: 403, body: { message: 'This action is unauthorized.' } };
const noModel = { status: 404, body: { message: 'No query results for model [App\\Models\\Offer] 7' } };
const wrongMethod = {
  status: 405,
  body: { message: 'The DELETE method is not supported for route api/admin/offers/7. Supported methods: GET, HEAD.' },
};
const tokenMismatch = { status: 419, body: { message: 'CSRF token mismatch.' } };
const serverError = { status: 500, body: { message: 'Server Error' } };
const sqlError = { status: 500, body: debugBody };
const htmlError = { kind: 'garbage', status: 500, body: HTML_PAGE } as const;
const unavailable = { status: 503, body: { message: 'Service Unavailable' } };
/** With a message for the field as well, in French or of the framework. */
const invalid = (field: string, message: string) => ({
  status: 422,
  body: { message: 'The given data was invalid.', errors: { [field]: [message] } },
});

/** Each write fails differently; the login works, as the others need it. */
export const englishWrites: readonly FaultRequest[] = [
  { method: 'POST', path: '/api/auth/register', ...invalid('email', 'The email has already been taken.') },
  { method: 'POST', path: '/api/auth/forgot-password', ...tooManyAttempts },
  { method: 'POST', path: '/api/auth/reset-password', ...serverError },
  { method: 'POST', path: '/api/logout', ...unauthenticated },
  { method: 'POST', path: '/api/offers/*/apply', ...noModel },
  { method: 'PUT', path: '/api/profile', ...invalid('name', 'Ce nom est réservé') },
  { method: 'PATCH', path: '/api/admin/users/*', ...unauthorized },
  { method: 'POST', path: '/api/admin/offers', ...sqlError },
  { method: 'PUT', path: '/api/admin/offers/*', ...tokenMismatch },
  { method: 'DELETE', path: '/api/admin/offers/*', ...wrongMethod },
  { method: 'POST', path: '/api/admin/daisycon/settings', ...htmlError },
  { method: 'POST', path: '/api/admin/daisycon/test', ...tooManyAttempts },
  { method: 'POST', path: '/api/admin/daisycon/sync', ...unavailable },
];

export const englishLogin: readonly FaultRequest[] = [
  { method: 'POST', path: '/api/auth/login', ...tooManyAttempts },
  ...englishWrites,
];

/** Each read but that of the session fails in English. */
export const englishReads: readonly FaultRequest[] = [
  { method: 'GET', path: '/api/location', ...htmlError },
  { method: 'GET', path: '/api/offers', ...tooManyAttempts },
  { method: 'GET', path: '/api/offers/*', ...serverError },
  { method: 'GET', path: '/api/participations', ...sqlError },
  { method: 'GET', path: '/api/get/user/sold', ...unavailable },
  { method: 'GET', path: '/api/admin/users', ...unauthorized },
  { method: 'GET', path: '/api/admin/offers', ...sqlError },
  { method: 'GET', path: '/api/admin/participations', ...tooManyAttempts },
  { method: 'GET', path: '/api/admin/daisycon/settings', ...noModel },
];

const messages: Readonly<Record<number, string>> = {
  401: 'Unauthenticated.',
  403: 'This action is unauthorized.',
  404: 'No query results for model [App\\Models\\Offer] 7',
  422: 'The given data was invalid.',
  429: 'Too Many Attempts.',
  500: 'Server Error',
};

/** Refusals in the framework's words; field messages stay. */
export const refusesInEnglish: AnswerTransform = (call, { status, body }) => {
  const message = call === 'login' && status === 401 ? 'These credentials do not match our records.' : messages[status];
  return { status, body: message !== undefined && isJsonObject(body) ? { ...body, message } : body };
};
