import { hasTabStorage, RELOADED_FROM_KEY, tabStorage } from '~/lib/browser/storage';

/**
 * Fetches the open page past every cache: does it still name this script? Not an API call, so no token. @returns true
 * without a usable answer (no network, an error page)
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
 * Reloads the tab if the server has another build; once per build, so that two servers cannot loop it. @returns
 * whether a reload is under way
 */
export const reloadIfOutdated = async (entry: string, prepare?: () => void): Promise<boolean> => {
  if (!hasTabStorage() || tabStorage().getItem(RELOADED_FROM_KEY) === entry) return false;
  // Without an answer a reload would only lose the screen.
  if (await isStillPublished(entry)) return false;
  tabStorage().setItem(RELOADED_FROM_KEY, entry);
  prepare?.();
  window.location.reload();
  return true;
};
