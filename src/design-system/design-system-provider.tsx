import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { getSystem } from './system';
import '~brand/fonts.css';
import 'virtual:base-styles.css';

/** On the style element of a prerendered page; holds the class names. */
const ATTRIBUTE = 'data-prerendered-styles';

export const prerenderedStyleTag = ({ css, ids }: { css: string; ids: readonly string[] }): string =>
  `<style ${ATTRIBUTE}="${ids.join(' ')}">${css}</style>`;

/** Without Emotion’s vendor prefixes: a unit test says which ones the promised browsers need. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });

/** A cache with the page’s prerendered rules. Emotion’s own hydration restyles the page. */
export const adoptPrerenderedStyles = (): EmotionCache => {
  const cache = createStyleCache();
  const names = document.querySelector(`style[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE)?.split(' ') ?? [];
  for (const name of names) cache.inserted[name] = true;
  return cache;
};

export interface DesignSystemProviderProps {
  children: ReactNode;
  /** From `createStyleCache` or `adoptPrerenderedStyles`; otherwise that of an outer provider, or Emotion’s own. */
  styleCache?: EmotionCache | undefined;
}

/** Once per application. */
export function DesignSystemProvider({ children, styleCache }: DesignSystemProviderProps) {
  const provider = <ChakraProvider value={getSystem()}>{children}</ChakraProvider>;
  return styleCache ? <CacheProvider value={styleCache}>{provider}</CacheProvider> : provider;
}
