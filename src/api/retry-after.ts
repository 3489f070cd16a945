/** The seconds that a `Retry-After` header asks to wait, written as a number or as a date; `undefined` without a usable one. */
export const readRetryAfter = (header: string | null): number | undefined => {
  const text = header?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
};
