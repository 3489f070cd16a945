/** Opens a URL without `opener`. @returns false if the browser blocked it */
export const openInNewTab = (url: string): boolean => {
  const tab = window.open(url, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
};

/** A tab whose URL comes with a later answer. */
export interface ReservedTab {
  /** @returns false if the browser blocked it */
  open: (url: string) => boolean;
  /** Closes a tab that is still blank. */
  close: () => void;
}

/** Safari's engine does. Without « Safari » it is the view of an app, whose only page a blank one could replace. */
const blocksLateTabs = (): boolean => navigator.vendor.startsWith('Apple') && navigator.userAgent.includes('Safari/');

/** Call it in the press: Safari opens the tab then, with this text. An abort of the signal closes it. */
export const reserveTab = (text: string, signal: AbortSignal): ReservedTab => {
  let blank = blocksLateTabs() ? window.open('', '_blank') : null;
  const close = () => {
    blank?.close();
    blank = null;
  };
  if (blank) {
    const { document: page } = blank;
    blank.opener = null;
    page.documentElement.lang = 'fr';
    page.title = text;
    page.body.textContent = text;
    page.body.style.font = '2rem system-ui';
    signal.addEventListener('abort', close);
    window.addEventListener('pagehide', close, { once: true, signal });
  }
  return {
    open: (url) => {
      // The user may have closed it.
      if (!blank || blank.closed) return openInNewTab(url);
      blank.location.replace(url);
      blank = null;
      return true;
    },
    close,
  };
};
