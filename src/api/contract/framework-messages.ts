/*
 * What Laravel, PHP and web servers say by themselves. It is English and for developers, so that the catalogue's sentence stands in its
 * place. Only what stands here is known: any other text is the backend's own and is shown as it came.
 */

/** Laravel's fixed sentences, as `vendor/laravel` has them. */
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

/** Those that name something, and what no sentence looks like. */
const patterns: readonly RegExp[] = [
  /^No query results for model\b/,
  /^The route .+ could not be found\.$/,
  /^The \w+ method is not supported for (?:this route|route .+)\. Supported methods: /,
  /^Route \[.+\] not defined\.$/,
  /^Too many login attempts\. Please try again in \d+ seconds?\.$/,
  /\bSQLSTATE\[/,
  // HTML, JSON, and the frames of a stack trace.
  /<[a-z!/][^>]*>/i,
  /^\s*(?:\{[\s"}]|\[[\s"{\]])/,
  /^\s*(?:#\d+ |at [\w$.\\<]+.*:\d+|Stack trace:)/m,
];

/** Whether a text comes from a framework and is for no person. */
export const isFrameworkMessage = (text: string): boolean =>
  sentences.has(text.trim()) || patterns.some((pattern) => pattern.test(text));
