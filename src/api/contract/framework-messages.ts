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
  /\bSQLSTATE\[/,
  /<[a-z!/][^>]*>/i,
  /^\s*(?:\{[\s"}]|\[[\s"{\]])/,
  /^\s*(?:#\d+ |at [\w$.\\<]+.*:\d+|Stack trace:)/m,
];

export const isFrameworkMessage = (text: string): boolean =>
  sentences.has(text.trim()) || patterns.some((pattern) => pattern.test(text));
