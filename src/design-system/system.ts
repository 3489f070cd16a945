import { once } from '~/lib/browser/deferred';
import { createLeanSystem } from './lean-system/create-lean-system';
import type { LeanSystemConfig } from './lean-system/lean-system-config';
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

/** Ours only: Chakra’s default theme has several hundred tokens and recipes that no screen uses. */
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

/** The Chakra system, without recipes or base styles (`base-styles.ts`). Created on first call, in its own task. */
export const getSystem = once(() => createLeanSystem(systemConfig));
