import { readLiveToken } from '~/api/credentials';
import { SIGNED_IN_ATTRIBUTE } from '~/lib/document-attributes';
import { noteEarlyPresses } from './early-presses';

/** In the head of a prerendered page: whoever is signed in gets a page of their own, and must not see the visitor's first. And presses that come too early are noted. */
export const beforePaint = (): void => {
  if (readLiveToken() !== null) document.documentElement.setAttribute(SIGNED_IN_ATTRIBUTE, '');
  noteEarlyPresses();
};
