import { createSystem, defineConfig, type SystemContext, type SystemStyleObject } from '@chakra-ui/react';
import { lazy } from '~/lib/lazy';
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

/** `make`, once for each object that it is given. */
const onceEach = <TGiven extends object, TMade>(make: (given: TGiven) => TMade) => {
  const made = new WeakMap<TGiven, { value: TMade }>();
  return (given: TGiven): TMade => {
    const known = made.get(given) ?? { value: make(given) };
    made.set(given, known);
    return known.value;
  };
};

const isFilled = (style: unknown): boolean =>
  typeof style === 'object' && style !== null && Object.values(style).some((value) => value !== undefined);

/**
 * Works each recipe through once, and each style of a recipe that stands alone. Chakra does both anew for every element of every render, and then
 * spells the whole style out to find what it has remembered.
 */
const withMemory = (made: SystemContext): SystemContext => {
  const cssOfOne = onceEach((style: SystemStyleObject) => made.css(style));
  return {
    ...made,
    cva: onceEach(made.cva),
    sva: onceEach(made.sva),
    css: (...styles) => {
      const [first, ...others] = styles.filter(isFilled);
      return first && others.length === 0 ? cssOfOne(first) : made.css(...styles);
    },
  };
};

/**
 * The Chakra system, without recipes: each component carries its own. What it says of the page as a whole is a style sheet
 * of its own (`ground.ts`). Made at the first call, which the start gives a task of its own.
 */
export const getSystem = lazy(() => withMemory(withoutGround(createSystem(systemConfig))));
