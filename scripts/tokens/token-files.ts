import { cssVariables } from './css-variables';
import { designTokens } from './design-tokens';

/** What `npm run tokens` writes, by path. */
export const tokenFiles = (): Record<string, string> => ({
  'design-tokens/missio.tokens.json': `${JSON.stringify(designTokens(), null, 2)}\n`,
  'design-tokens/missio.css': cssVariables(),
});
