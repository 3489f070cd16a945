import createCache, { type EmotionCache } from '@emotion/cache';

/** On the style element of a prerendered page; holds the class names. */
const ATTRIBUTE = 'data-prerendered-styles';

export const prerenderedStyleTag = ({ css, ids }: { css: string; ids: readonly string[] }): string =>
  `<style ${ATTRIBUTE}="${ids.join(' ')}">${css}</style>`;

/** An emotion cache with the page’s prerendered rules, or `null`. Emotion’s own hydration restyles the page. */
export const adoptPrerenderedStyles = (): EmotionCache | null => {
  const names = document.querySelector(`style[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE);
  if (!names) return null;
  const cache = createCache({ key: 'css' });
  for (const name of names.split(' ')) cache.inserted[name] = true;
  return cache;
};
