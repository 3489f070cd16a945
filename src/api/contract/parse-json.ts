/** The JSON of a body; `undefined` when it is none, which no JSON stands for. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
