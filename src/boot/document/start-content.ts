import { openAnchor } from '~/lib/browser/page-behaviours';
import { TYPING_HEADLINE_ATTRIBUTE, typeHeadline } from '~/lib/browser/typing';

/** Types the landing's headline, opens the answer that the address names. */
export const startContent = (): void => {
  const headline = document.querySelector<HTMLElement>(`[${TYPING_HEADLINE_ATTRIBUTE}]`);
  if (headline) typeHeadline(headline);
  openAnchor(window.location.hash.slice(1));
};
