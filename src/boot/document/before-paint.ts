import { readLiveToken } from '~/api/credentials';
import { SIGNED_IN_ATTRIBUTE } from '../protocol';
import { recordClicks } from './record-clicks';

/** In the head of a prerendered page: hides the visitor's page from somebody signed in, and starts to record clicks. */
export const beforePaint = (): void => {
  if (readLiveToken() !== null) document.documentElement.setAttribute(SIGNED_IN_ATTRIBUTE, '');
  recordClicks();
};
