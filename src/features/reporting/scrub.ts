import { readStoredUser, readToken } from '~/api/credentials';

const MIN_KNOWN_LENGTH = 3;
const IDENTIFIER = /^[\w$.:#@/-]{1,40}$/;
const BOXES = new Set(['checkbox', 'radio', 'hidden', 'button', 'submit']);

const readUserTexts = (): unknown[] => {
  try {
    const user: unknown = JSON.parse(readStoredUser() ?? 'null');
    return typeof user === 'object' && user !== null ? Object.values(user) : [];
  } catch {
    return [];
  }
};

const isTextField = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !BOXES.has(element.type));

/** By field, as last typed: a screen that fails is out of the page before its error is reported. */
const typed = new Map<string, string>();

/** Remembers what is typed from now on. Call it once per page. */
export const rememberTyped = (): void =>
  document.addEventListener('input', ({ target }) => {
    if (isTextField(target)) typed.set(target.name || target.id, target.value.trim());
  });

const readTypedTexts = (): string[] => [
  ...typed.values(),
  ...[...document.querySelectorAll('input, textarea')].filter(isTextField).map(({ value }) => value.trim()),
];

/** Of the fields and the address of the page and of the stored user, longest first. */
const readKnownTexts = (): string[] =>
  [readToken(), ...readUserTexts(), ...readTypedTexts(), ...new URLSearchParams(window.location.search).values()]
    .filter((text): text is string => typeof text === 'string')
    .flatMap((text) => [text, ...text.split(/\s+/)])
    .filter((text) => text.length >= MIN_KNOWN_LENGTH)
    .sort((one, other) => other.length - one.length);

const isSecret = (text: string): boolean => /\d/.test(text) || /[a-z].*[A-Z]|[A-Z].*[a-z]/.test(text);

/** Takes addresses' queries and hashes, emails, tokens and ids out of a line of a stack or a message. */
export const scrubAddresses = (text: string): string =>
  text
    .replace(/\/\/[^\s/@]+@/g, '//')
    .replace(/((?:https?:|blob:)?\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*?((?::\d+){1,2})?(?=[\s"'<>()]|$)/g, '$1$2')
    .replace(/[?#&;][\w.[\]-]+=[^\s"'<>()]*/g, '')
    .replace(/(\b|%3F|%26)(token|email|password|key)(=|%3D)[^\s"'<>()]+/gi, '$1$2$3…')
    // In Firefox and Safari a frame is « function@https://… ».
    .replace(/[\p{L}\p{N}._%+'-]+(?:@|%40)(?!https?:|blob:)[\p{L}\p{N}.-]+/giu, '[email]')
    .replace(/\beyJ[\w-]*\.[\w.-]+/g, '[token]')
    .replace(/\b(bearer)\s+\S+/gi, '$1 [token]')
    .replace(/[\w+=|-]{24,}(?:\.(?:js|css|ts|tsx)\b)?/g, (run) =>
      /\.\w+$/.test(run) || !isSecret(run) ? run : '[token]',
    )
    .replace(/(\/[a-z][a-z-]*\/)\d+(?![\w.])/gi, '$1:id');

/** A message without what a person has typed, or is known by. */
export const scrubMessage = (message: string): string => {
  const known = readKnownTexts().reduce((text, part) => text.replaceAll(part, '…'), message);
  return scrubAddresses(known)
    .replace(/(["«`“])([\s\S]*)["»`”]/g, (quoted: string, _open: string, text: string) =>
      IDENTIFIER.test(text) ? quoted : '“…”',
    )
    .replace(/(^|\W)'((?:[^'\n]|'(?=\w))*)'(?!\w)/g, (quoted: string, before: string, text: string) =>
      IDENTIFIER.test(text) ? quoted : `${before}“…”`,
    )
    .replace(/\+?\d(?:[ .-]?\d){7,}/g, '[number]')
    .replace(/\s+/g, ' ');
};
