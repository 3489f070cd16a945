/* A one-time pad: the key is random and as long as the text, so that neither of the two says anything alone. */

const SEAL = 'sealed:';

/** Both texts have characters of one byte, as a header's value and a random key have. */
const combine = (text: string, key: string): string =>
  Array.from(text, (char, index) => String.fromCharCode(char.charCodeAt(0) ^ key.charCodeAt(index))).join('');

/** A key for one text of this length. */
export const createSealKey = (length: number): string =>
  btoa(Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => String.fromCharCode(byte)).join(''));

export const sealText = (text: string, key: string): string => SEAL + btoa(combine(text, atob(key)));

/** A text that was not sealed is itself; `null` without the key that sealed it. */
export const unsealText = (stored: string, findKey: () => string | null): string | null => {
  if (!stored.startsWith(SEAL)) return stored;
  const key = findKey();
  try {
    const text = atob(stored.slice(SEAL.length));
    const pad = atob(key ?? '');
    return key !== null && pad.length === text.length ? combine(text, pad) : null;
  } catch {
    return null;
  }
};
