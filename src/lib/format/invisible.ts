/** Zero-width spaces, joiners, direction marks, soft hyphens, byte order marks; `DI` is what fonts draw nothing for. */
const INVISIBLE = /[\p{Cf}\p{DI}]+/gu;

/** From the first sign to the last, with the selectors and tags of an emoji. */
const VISIBLE_PART = /[^\s\p{Cf}\p{DI}](?:.*[^\s\p{Cf}\p{DI}])?[\p{VS}\u{E0020}-\u{E007F}]*/su;

/** For emails, links and searches, where such characters mean nothing. */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** For names and free text: only at the ends, with the spaces there, since a joiner within may belong to a word. */
export const trimInvisible = (text: string): string => VISIBLE_PART.exec(text)?.[0] ?? '';
