import { FIRST_VIEW_ATTRIBUTE } from '../protocol';

/** In a page that is longer than its first view, where that ends: what follows is laid out once the page has loaded, or as it comes into view. */
export const deferBelowFirstView = (): void => {
  // React does not know this script.
  document.currentScript?.remove();
  // Whoever comes back, or to a place in the page, needs its true height at once.
  if (window.history.state !== null || window.location.hash !== '') return;
  const { documentElement } = document;
  documentElement.setAttribute(FIRST_VIEW_ATTRIBUTE, '');
  window.addEventListener('load', () => documentElement.removeAttribute(FIRST_VIEW_ATTRIBUTE), { once: true });
};
