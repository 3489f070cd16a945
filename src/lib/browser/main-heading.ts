/** The page's h1, made focusable; `null` if there is none yet. */
export const mainHeading = (): HTMLElement | null => {
  const heading = document.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  return heading;
};

/** The opener, or the page's heading when the opener is gone. */
export const returnFocus = (opener: Element | null): HTMLElement | null =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : mainHeading();

/** The focus, as in the app: on the main heading of a page to which one of our links has led. */
export const focusHeadingOfFollowed = (): void => {
  const isFollowed = document.referrer.startsWith(`${window.location.origin}/`) && window.history.state === null;
  if (isFollowed && window.location.hash === '' && document.activeElement === document.body)
    mainHeading()?.focus({ preventScroll: true });
};
