/**
 * The address of an offer's picture as a browser may load it.
 * @returns `null` unless it is https: anything else would be refused by the site's policy, or run something
 */
export const pictureUrl = (address: string | null | undefined): string | null => {
  try {
    const url = new URL(address ?? '');
    return url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
};
