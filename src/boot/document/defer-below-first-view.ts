import { FIRST_VIEW_ATTRIBUTE } from '../protocol';

/** Lays out what follows only after load, or as it comes into view. */
export const deferBelowFirstView = (): void => {
  // Keeps it out of hydration.
  document.currentScript?.remove();
  // Back, or an anchor, needs the true height at once.
  if (window.history.state !== null || window.location.hash !== '') return;
  const { documentElement } = document;
  documentElement.setAttribute(FIRST_VIEW_ATTRIBUTE, '');
  window.addEventListener('load', () => documentElement.removeAttribute(FIRST_VIEW_ATTRIBUTE), { once: true });
};
