/** Opens a URL without `opener`. @returns false if the browser blocked it */
export const openInNewTab = (url: string): boolean => {
  const tab = window.open(url, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
};
