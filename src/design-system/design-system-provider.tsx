import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { getSystem } from './system';
import './fonts.css';
import 'virtual:base-styles.css';

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
