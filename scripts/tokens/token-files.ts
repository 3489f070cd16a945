import { cssVariables } from './css-variables';
import { designTokens, tokenResolver } from './design-tokens';

/** What `npm run tokens` writes, by path. */
export const tokenFiles = (): Record<string, string> => ({
  'design-tokens/missio.tokens.json': `${JSON.stringify(designTokens(), null, 2)}\n`,
  'design-tokens/missio.resolver.json': `${JSON.stringify(tokenResolver(), null, 2)}\n`,
  'design-tokens/missio.css': cssVariables(),
});
