import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { getSystem } from './system';
import './fonts.css';
import 'virtual:base-styles.css';

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

export interface DesignSystemProviderProps {
  children: ReactNode;
  /** From `adoptPrerenderedStyles`. */
  prerenderedStyles?: EmotionCache | null | undefined;
}

/** Once per application. */
export function DesignSystemProvider({ children, prerenderedStyles }: DesignSystemProviderProps) {
  const provider = <ChakraProvider value={getSystem()}>{children}</ChakraProvider>;
  return prerenderedStyles ? <CacheProvider value={prerenderedStyles}>{provider}</CacheProvider> : provider;
}
