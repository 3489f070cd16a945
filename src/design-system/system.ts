import { once } from '~/lib/browser/once';
import { createLeanSystem, type LeanSystemConfig } from './lean-system/create-lean-system';
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
export const systemConfig: LeanSystemConfig = {
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
};

/**
 * The Chakra system, without recipes: each component carries its own. What it says of the page as a whole is a style sheet
 * of its own (`base-styles.ts`). Made at the first call, which the start gives a task of its own.
 */
export const getSystem = once(() => createLeanSystem(systemConfig));
