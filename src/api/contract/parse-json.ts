/** `undefined` for text that is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const LONG_DIGITS = /\d{16}/;
const WHOLE = /^\d+$/;

/** Keeps whole numbers that JavaScript would round (ids above 2^53) as text. */
export const parseAnswer = (text: string): unknown =>
  parseJson(
    LONG_DIGITS.test(text)
      ? text.replace(TEXT_OR_NUMBER, (token) =>
          WHOLE.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
        )
      : text,
  );
