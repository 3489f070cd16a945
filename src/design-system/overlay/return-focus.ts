import { mainHeading } from '~/lib/main-heading';

/** Where the focus goes when a window closes: to what opened it, or the page's heading when that is gone or there was nothing (a window opened by its address). */
export const returnFocus = (opener: Element | null): HTMLElement | null =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : mainHeading();
