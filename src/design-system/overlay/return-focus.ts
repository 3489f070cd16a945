import { mainHeading } from '~/lib/browser/main-heading';

/** The opener, or the page's heading when the opener is gone. */
export const returnFocus = (opener: Element | null): HTMLElement | null =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : mainHeading();
