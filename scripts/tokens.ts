import { mkdirSync, writeFileSync } from 'node:fs';
import { tokenFiles } from './tokens/token-files';

/* `npm run tokens`: writes the tokens for other tools; a test fails if the committed files are outdated. */
for (const [path, text] of Object.entries(tokenFiles())) {
  mkdirSync('design-tokens', { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
