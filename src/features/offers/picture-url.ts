/** @returns `null` unless https: the site's policy refuses anything else, or it could run code */
export const pictureUrl = (address: string | null | undefined): string | null => {
  try {
    const url = new URL(address ?? '');
    return url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
};
