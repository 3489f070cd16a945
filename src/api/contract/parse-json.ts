/** The JSON of a body; `undefined` when it is none, which no JSON stands for. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A text, which is skipped, or a number. */
const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const LONG_DIGITS = /\d{16}/;
const WHOLE = /^\d+$/;

/** The same for an answer: a whole number that JavaScript would round, an id above 2^53 for instance, becomes the text of its digits. */
export const parseAnswer = (text: string): unknown =>
  parseJson(
    LONG_DIGITS.test(text)
      ? text.replace(TEXT_OR_NUMBER, (token) =>
          WHOLE.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
        )
      : text,
  );
