import { describe, expect, it } from 'vitest';
import { isFrameworkMessage, readErrorBody } from '~/api/contract/error-body';

describe('what a framework says', () => {
  it.each([
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
    'No query results for model [App\\Models\\Offer] 7',
    'The route api/offres could not be found.',
    'The GET method is not supported for this route. Supported methods: POST.',
    'The GET method is not supported for route api/logout. Supported methods: POST.',
    'Route [login] not defined.',
    'Too many login attempts. Please try again in 42 seconds.',
    "SQLSTATE[23000]: Integrity constraint violation: 1062 Duplicate entry 'a@b.fr'",
    'passwords.user',
    'auth.failed',
    'validation.custom.pays.required',
    '<!doctype html><html><body>502 Bad Gateway</body></html>',
    '{"error":"not found"}',
    '["email"]',
    'Erreur\n#0 /var/www/app/Http/Kernel.php(141): handle()',
    'TypeError: x is undefined\n    at read (/srv/app.js:12:3)',
    'Exception\nStack trace:\n#0 {main}',
  ])('%s', (text) => expect(isFrameworkMessage(text)).toBe(true));
});

describe('what a backend says by itself is for people', () => {
  it.each([
    'Cette adresse est déjà utilisée.',
    'Votre compte n’est pas encore validé.',
    '[Maintenance] Réessayez ce soir.',
    'Moins de 3 < 5 caractères',
    'Attention :\nvotre mot de passe a changé.',
    'The email has already been taken.',
    'validation.',
    'Écrivez à passwords.user ou à auth.failed',
  ])('%s', (text) => expect(isFrameworkMessage(text)).toBe(false));
});

it.each([
  ['Le nom est requis. (and 1 more error)', 'Le nom est requis.'],
  ['Le nom est requis. (and 12 more errors)', 'Le nom est requis.'],
  ['Deux champs (and 1 more error) manquent', 'Deux champs (and 1 more error) manquent'],
])('« %s » is said without the English count', (message, said) =>
  expect(readErrorBody({ message })?.message).toBe(said),
);
