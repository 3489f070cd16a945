import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { system } from './system';
import './fonts.css';

export interface DesignSystemProviderProps {
  children: ReactNode;
  /** What `adoptPrerenderedStyles` gave: the ground styles are on the page then. */
  prerenderedStyles?: EmotionCache | null | undefined;
}

/** Gives the tokens, the ground styles and the font to what is inside; one per application. */
export function DesignSystemProvider({ children, prerenderedStyles }: DesignSystemProviderProps) {
  if (!prerenderedStyles) return <ChakraProvider value={system}>{children}</ChakraProvider>;
  return (
    <CacheProvider value={prerenderedStyles}>
      <ChakraProvider value={systemWithoutGround}>{children}</ChakraProvider>
    </CacheProvider>
  );
}

/** Writes no global styles. */
const systemWithoutGround = { ...system, _global: [], _config: { ...system._config, disableLayers: true } };
