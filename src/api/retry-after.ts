/** The seconds of a `Retry-After` header, a number or a date; `undefined` if unusable. */
export const readRetryAfter = (header: string | null): number | undefined => {
  const text = header?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
};
