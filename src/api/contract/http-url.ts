/** Only an absolute http(s) URL may be stored as a link or opened. */
export const isHttpUrl = (text: string): boolean => {
  if (!/^https?:\/\//i.test(text.trim())) return false;
  try {
    // Browsers turn a space in the host into %20.
    return !new URL(text).hostname.includes('%');
  } catch {
    return false;
  }
};
