import { createSystem, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css';
import { styleConditions, styleUtilities } from './style-utilities';
import {
  borders,
  breakpoints,
  colors,
  durations,
  easings,
  fontSizes,
  fonts,
  fontWeights,
  letterSpacings,
  lineHeights,
  radii,
  shadows,
  sizes,
  spacing,
  zIndex,
} from './tokens';

/**
 * The Chakra system with our own tokens, utilities and conditions and none of Chakra's: its default theme is several hundred tokens
 * and recipes that no screen uses, and building them is the longest task of the start. Each component carries its own recipe.
 */
export const system = createSystem(
  defineConfig({
    // Without it nothing is reset: content boxes, the browser's margins, blue links.
    preflight: true,
    globalCss,
    conditions: styleConditions,
    utilities: styleUtilities,
    theme: {
      breakpoints,
      keyframes: {
        spin: { to: { transform: 'rotate(360deg)' } },
        blink: { '50%': { opacity: '0' } },
        enter: { from: { opacity: '0', transform: 'translateY(4px)' } },
        leave: { to: { opacity: '0', transform: 'translateY(4px)' } },
      },
      tokens: {
        borders,
        durations,
        easings,
        fontSizes,
        fonts,
        fontWeights,
        letterSpacings,
        lineHeights,
        radii,
        shadows,
        sizes,
        spacing,
        zIndex,
      },
      semanticTokens: { colors },
    },
  }),
);
