import createCache, { type EmotionCache } from '@emotion/cache';

/** Marks the style element that holds the rules of a prerendered page, and names those of the components. */
const ATTRIBUTE = 'data-prerendered-styles';

/** The rules of a prerendered page as the element that `adoptPrerenderedStyles` finds again. */
export const prerenderedStyleTag = ({ css, ids }: { css: string; ids: readonly string[] }): string =>
  `<style ${ATTRIBUTE}="${ids.join(' ')}">${css}</style>`;

/**
 * An emotion cache that knows the rules which the page came with, or `null` when it came with none. Emotion's own way to take such rules
 * over moves their elements, and the browser computes the styles of the whole page anew each time.
 */
export const adoptPrerenderedStyles = (): EmotionCache | null => {
  const names = document.querySelector(`style[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE);
  if (!names) return null;
  const cache = createCache({ key: 'css' });
  for (const name of names.split(' ')) cache.inserted[name] = true;
  return cache;
};
