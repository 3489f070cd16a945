import type { SystemContext } from '@chakra-ui/react';
import { createConditions } from './create-conditions';
import { createCss } from './create-css';
import { createRecipes } from './create-recipes';
import type { LeanSystemConfig } from './lean-system-config';

const absent = (name: string): never => {
  throw new Error(`The lean system has no ${name}: Chakra's own has (createSystem)`);
};

/** Nobody asks for these. On the prototype, where a tool that lists an object’s values does not ask either. */
class AbsentParts {
  get tokens() {
    return absent('tokens');
  }
  get token() {
    return absent('token');
  }
  get breakpoints() {
    return absent('breakpoints');
  }
  get conditions() {
    return absent('conditions');
  }
  get utility() {
    return absent('utility');
  }
  get properties() {
    return absent('properties');
  }
  get layers() {
    return absent('layers');
  }
  get query() {
    return absent('query');
  }
}

/** What Chakra’s factory and recipe hooks ask of a system. A unit test compares it with `createSystem`. */
export const createLeanSystem = (config: LeanSystemConfig): SystemContext => {
  const conditions = createConditions(config);
  const css = createCss(config, conditions);
  const { cva, sva } = createRecipes(css);
  const properties = new Set(['css', ...Object.keys(config.utilities), ...conditions.names]);
  const noRecipe = {};
  const noSlotRecipe = { slots: [] };
  return Object.assign(new AbsentParts(), {
    $$chakra: true as const,
    _config: { ...config, disableLayers: true },
    // The base styles are a file (`base-styles.ts`).
    _global: [],
    isValidProperty: (name: string) => properties.has(name),
    css,
    cva,
    sva,
    // No recipe has a key: components bring their own.
    getRecipeFn: () => cva(noRecipe),
    getSlotRecipeFn: () => sva(noSlotRecipe),
    getRecipe: () => absent('getRecipe'),
    getSlotRecipe: () => absent('getSlotRecipe'),
    hasRecipe: () => absent('hasRecipe'),
    isRecipe: () => absent('isRecipe'),
    isSlotRecipe: () => absent('isSlotRecipe'),
    normalizeValue: () => absent('normalizeValue'),
    splitCssProps: () => absent('splitCssProps'),
    getTokenCss: () => absent('getTokenCss'),
    getGlobalCss: () => absent('getGlobalCss'),
    getPreflightCss: () => absent('getPreflightCss'),
  });
};
