import { outlastsReload, RELOADED_FROM_KEY, tabStorage } from './storage';

/** Whether the server's page still names this script; `true` without a usable answer. No API call, so no token. */
const isStillPublished = async (file: string): Promise<boolean> => {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
    return !response.ok || (await response.text()).includes(file);
  } catch {
    return true;
  }
};

/** Reloads if the server has another build, once per build so that it cannot loop. @returns whether it reloads */
export const reloadIfOutdated = async (entry: string): Promise<boolean> => {
  if (tabStorage().getItem(RELOADED_FROM_KEY) === entry) return false;
  if (await isStillPublished(entry)) return false;
  tabStorage().setItem(RELOADED_FROM_KEY, entry);
  if (!outlastsReload(RELOADED_FROM_KEY)) return false;
  window.location.reload();
  return true;
};
