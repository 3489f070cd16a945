import { hasTabStorage, tabStorage } from '~/lib/browser/safe-storage';
import { RELOADED_FROM_KEY } from '~/lib/browser/storage-keys';

/**
 * Asks the server for the page that is open, past every cache, and says whether it still names a file. Not an API call: nothing of the
 * contract, no token, only what any browser sends for a page of its own origin.
 *
 * @param file the address of a script, as the page's markup writes it
 * @returns false when the server's page names another file; true when there is no usable answer (no network, an error page)
 */
const isStillPublished = async (file: string): Promise<boolean> => {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
    return !response.ok || (await response.text()).includes(file);
  } catch {
    return true;
  }
};

/**
 * Loads the tab anew when its build was replaced on the server; once per build, so that two servers with two builds cannot send it in circles.
 *
 * @param entry the address of the app's start in this build
 * @param prepare what to do just before
 * @returns whether a reload is under way
 */
export const reloadIfOutdated = async (entry: string, prepare?: () => void): Promise<boolean> => {
  if (!hasTabStorage() || tabStorage().getItem(RELOADED_FROM_KEY) === entry) return false;
  // Without an answer of the server's a reload would only lose what is on the screen.
  if (await isStillPublished(entry)) return false;
  tabStorage().setItem(RELOADED_FROM_KEY, entry);
  prepare?.();
  window.location.reload();
  return true;
};
