import { isRecord, parseAnswer } from '~/api/contract/lenient';

/* Masks what gives access. Pure: the same value is masked alike. */

export const MASKED = 'masqué';

const SECRET_WORDS = [
  'token|secret|passw|pwd|mot_?de_?passe|api_?key|private_?key|credential|signature',
  'authorization|cookie|[cx]srf|jwt|session_?id',
];
const SECRET_NAME = new RegExp(SECRET_WORDS.join('|'), 'i');
/** About a secret, without being one. */
const ABOUT_SECRET = /_(?:type|at|in|on|count|length|rules?)$/i;
/** A refusal's messages stand under the names of the fields. */
const MESSAGES = /^(?:errors?|messages?)$/i;
const SECRET_TEXTS = new RegExp(
  [
    // JSON Web Tokens.
    String.raw`\beyJ[\w-]{8,}\.[\w-]{4,}(?:\.[\w-]*)?`,
    // Sanctum's tokens.
    String.raw`\b\d{1,20}\|[A-Za-z0-9-]{32,}`,
    // Hashes of passwords.
    String.raw`\$(?:2[abxy]|argon2\w{0,2})\$[^\s"']{20,}`,
    String.raw`(?<=\bBearer )[\w.~+/|=-]{8,}`,
  ].join('|'),
  'g',
);
const QUERY_SECRET = /([?&;](?:[\w-]{0,40}(?:token|secret|passw|signature|api_?key)[\w-]{0,40})=)[^&#\s"']+/gi;

export const isSecretName = (name: string): boolean => SECRET_NAME.test(name) && !ABOUT_SECRET.test(name);

/** @param tokens known ones, longest first, and what stands for them */
export function maskText(text: string, tokens: readonly string[] = [], replacement: string = MASKED): string {
  const known = tokens.reduce((masked, token) => masked.replaceAll(token, replacement), text);
  return known.replace(SECRET_TEXTS, replacement).replace(QUERY_SECRET, `$1${MASKED}`);
}

export interface MaskOptions {
  tokens?: readonly string[];
  /** Stands for each token; `masqué` unless said otherwise. */
  token?: string;
}

/** Masks secrets in JSON, by the names of fields and by what texts look like. JSON inside a text is masked as well. */
export function maskSecrets(value: unknown, options: MaskOptions = {}, name = '', isMessage = false): unknown {
  if (Array.isArray(value))
    return value.map((item) => maskSecrets(item, options, /token/i.test(name) ? name : '', isMessage));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key,
        maskSecrets(field, options, key, isMessage || MESSAGES.test(key)),
      ]),
    );
  }
  const isSecret = !isMessage && isSecretName(name);
  if (typeof value === 'number' && isSecret && /passw|pwd|mot_?de_?passe/i.test(name)) return MASKED;
  if (typeof value !== 'string' || value === '') return value;
  if (isSecret) return /token|jwt/i.test(name) ? (options.token ?? MASKED) : MASKED;
  return inJsonText(
    value,
    (json) => maskSecrets(json, options),
    (text) => maskText(text, options.tokens, options.token),
  );
}

/** A text that is JSON itself (a column without a cast) is changed inside; any other as a text. */
export function inJsonText(
  text: string,
  change: (json: unknown) => unknown,
  changeText: (text: string) => string,
): string {
  const json = /^\s*[[{]/.test(text) ? parseAnswer(text) : undefined;
  return typeof json === 'object' && json !== null ? JSON.stringify(change(json)) : changeText(text);
}
