import { memo } from './memo';
import type { createTokenDictionary } from './token-dictionary';

interface Utility {
  values?: unknown;
  /** Ours want nothing besides the value. */
  transform?(value: unknown, context?: unknown): unknown;
}

interface UtilityOptions {
  config: Readonly<Record<string, Utility>>;
  tokens: Pick<ReturnType<typeof createTokenDictionary>, 'expandReferenceInValue' | 'getCategoryValues' | 'getVar'>;
}

/** For Chakra's `createUtility`: what `style-utilities.ts` makes of a property and its value. The original knows short names, types and mixed colours. */
export const createUtility = ({ config, tokens }: UtilityOptions) => {
  const transform = memo((property: string, given: unknown): unknown => {
    // Emotion's own names in a selector or an animation.
    const isPlain = typeof given === 'string' && !given.includes('_EMO_');
    const value = isPlain ? tokens.expandReferenceInValue(given) : given;
    const utility = config[property];
    const named = typeof utility?.values === 'string' ? tokens.getCategoryValues(utility.values) : null;
    const result = named?.[String(value)] ?? value;
    if (utility?.transform) return utility.transform(result);
    const isVariable = property.startsWith('--') && typeof result === 'string';
    return { [property]: isVariable ? tokens.getVar(result, result) : result };
  });
  return { addPropertyType: () => undefined, hasShorthand: false, keys: () => Object.keys(config), transform };
};
