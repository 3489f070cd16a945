/**
 * Asks the server for the page that is open, past every cache, and says whether it still names a file. Not an API call: nothing of the
 * contract, no token, only what any browser sends for a page of its own origin.
 *
 * @param file the address of a script, as the page's markup writes it
 * @returns false when the server's page names another file; true when there is no usable answer (no network, an error page)
 */
export const isStillPublished = async (file: string): Promise<boolean> => {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
    return !response.ok || (await response.text()).includes(file);
  } catch {
    return true;
  }
};
