/** The page's h1, made focusable; `null` if there is none yet. */
export const mainHeading = (): HTMLElement | null => {
  const heading = document.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  return heading;
};

/** The opener, or the page's heading when the opener is gone. */
export const returnFocus = (opener: Element | null): HTMLElement | null =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : mainHeading();
