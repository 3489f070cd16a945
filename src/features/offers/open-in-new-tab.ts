/**
 * Opens an address in a tab that knows nothing of this one.
 * @returns whether it opened: browsers may block what comes some time after the click
 */
export const openInNewTab = (url: string): boolean => {
  const tab = window.open(url, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
};
