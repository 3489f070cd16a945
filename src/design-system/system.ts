import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react';
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

/** Our tokens, utilities and conditions, and none of Chakra's: its default theme is several hundred tokens and recipes that no screen uses. */
export const systemConfig = defineConfig({
  conditions: styleConditions,
  utilities: styleUtilities,
  theme: {
    breakpoints,
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
});

/** Leaves emotion nothing to write for the page as a whole. */
const withoutGround = (made: SystemContext): SystemContext => ({
  ...made,
  _global: [],
  _config: { ...made._config, disableLayers: true },
});

let system: SystemContext | null = null;

/**
 * The Chakra system, without recipes: each component carries its own. What it says of the page as a whole is a style sheet
 * of its own (`ground.ts`). Made at the first call, which the start gives a task of its own: it is one of the longest.
 */
export const getSystem = (): SystemContext => {
  system ??= withoutGround(createSystem(systemConfig));
  return system;
};
