/* What the package has of its brand, imported with that brand's folder: `brandAlias` in `scripts/build/brand.ts`. */
export { writeBaseStyles } from '../../src/design-system/base-styles';
export { cssVariables } from '../tokens/css-variables';
export { designTokens, tokenResolver } from '../tokens/design-tokens';
